/** Each figure is named with its unit: `{ 'requests/s': 512, 'p99 ms': 31 }`. */
export type Measure = Readonly<Record<string, number>>;

/** A subject is what is measured: the portal, or what it is compared with. */
export type Subject = {
  name: string;
  /** Does one round of work; the rounds of all subjects alternate. */
  round(): Promise<Measure>;
};

export type Verdict = { limit: string; found: string; isHeld: boolean };

/** Each subject has the median of each of its figures. */
export type Medians = Readonly<Record<string, Measure>>;

export type Prepared = {
  /** The subjects take turns, so that the machine's other work disturbs them alike. */
  subjects: readonly Subject[];
  /** The number of rounds; 1 for work that takes minutes. */
  rounds: number;
  /** Adds figures that come of comparing the subjects. */
  shown?(medians: Medians): Medians;
  /** Compares the medians with the limits. */
  judge(medians: Medians): readonly Verdict[];
  stop(): Promise<void>;
};

/** What each `bench/*.ts` exports as `workload`. */
export type Workload = {
  /** The title tells in one sentence what is measured, and on how much data. */
  title: string;
  /** Makes the data or finds them again in `folder`, then starts what is measured. */
  prepare(given: { folder: string; say(text: string): void }): Promise<Prepared>;
};
