/** Figures by their name with its unit: `{ 'requests/s': 512, 'p99 ms': 31 }`. */
export type Measure = Readonly<Record<string, number>>;

/** One thing that is measured: the portal, or what it is held against. */
export type Subject = {
  name: string;
  /** One round of the work; called again and again, in turn with the other subjects. */
  round(): Promise<Measure>;
};

export type Verdict = { limit: string; found: string; isHeld: boolean };

/** The median of each figure, by the name of the subject. */
export type Medians = Readonly<Record<string, Measure>>;

export type Prepared = {
  /** Taken in turn, so that what else the machine does falls on all of them. */
  subjects: readonly Subject[];
  /** 1: done once, as what takes minutes. */
  rounds: number;
  /** What the medians say of the limits. */
  judge(medians: Medians): readonly Verdict[];
  stop(): Promise<void>;
};

/** What each `bench/*.ts` exports as `workload`. */
export type Workload = {
  /** One sentence: what is measured, on how much data. */
  title: string;
  /** Makes the data, or finds it again in `folder`, and starts what is measured. */
  prepare(given: { folder: string; say(text: string): void }): Promise<Prepared>;
};
