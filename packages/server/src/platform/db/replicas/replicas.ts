import type { Log } from '../../log/log.ts';
import { askingPool, openReplica, type Replica } from './replica.ts';
import { readPrimary, type Sample } from './replicas.sql.ts';
import type { Seen } from './seen.ts';

export type Standing = 'suit' | 'en retard' | 'muette' | 'promue';

/** What is known of one replica, for the figures that the server publishes. */
export type Told = {
  name: string;
  standing: Standing;
  /** Undefined when it is not known. */
  lagMs?: number;
};

export type Replicas = {
  /**
   * Gives a replica that holds all that this person has seen, the same one for the same reader as long as it can serve.
   */
  choose(seen: Seen, reader: string): Replica | undefined;
  /** Gives the present instant of the primary's clock or a later one, never an earlier one. */
  now(): number;
  told(): readonly Told[];
  /** Counts, for figures, the calls that a replica may serve, by where they were served. */
  served: Record<'replique' | 'primaire' | 'repris', number>;
  stop(): Promise<void>;
};

type Given = {
  /** The address of the primary. */
  url: string;
  urls: readonly string[];
  /** The most connections that are opened to each replica. */
  max: number;
  log: Pick<Log, 'info' | 'warn'>;
  /** A replica whose content is older serves nobody. */
  latestMs?: number;
  /** A replica that does not say for so long how far it is serves nobody. */
  patienceMs?: number;
};

const everyMs = 200;
/**
 * Browsers are told an instant later by this much: replies of two servers may arrive in the other order, and a browser
 * keeps what came last.
 */
const marginMs = 50;

/**
 * Follows the primary and its replicas. Five times a second, the position of the primary's log is read with the instant
 * of its clock; a replica that has replayed up to that position shows all that had happened by that instant. All
 * servers share that clock, so that what one of them told a browser is understood by the others.
 */
export async function openReplicas({
  url,
  urls,
  max,
  log,
  latestMs = 2000,
  patienceMs,
}: Given): Promise<Replicas> {
  const primary = askingPool(url, patienceMs);
  const replicas = urls.map((one) => openReplica(one, max, patienceMs));
  const standings = new Map<Replica, Standing>();
  /**
   * A replica ahead of the primary followed another primary, which went further. Nothing it shows is trusted up to this
   * position.
   */
  const strayed = new Map<Replica, number>();
  let samples: Sample[] = [];
  let askedMs = 0;
  let isAsking = false;

  const sample = async () => {
    if (isAsking) return;
    isAsking = true;
    const startMs = performance.now();
    try {
      const read = await readPrimary(primary);
      const isAnother = samples.at(-1)?.timeline !== read.timeline;
      // Another primary counts its positions from where it took over.
      if (isAnother) samples = [];
      for (const one of replicas) {
        const heard = one.heard();
        if (typeof heard === 'string' || heard.lsn <= read.lsn) continue;
        if (isAnother || heard.answeredMs <= startMs) strayed.set(one, heard.lsn);
      }
      samples.push(read);
      // A sample older than `latestMs` is of no use.
      if (samples.length > latestMs / everyMs + 10) samples.shift();
      askedMs = startMs;
    } catch {
      // Nothing is known of now: replicas grow old by themselves.
    } finally {
      isAsking = false;
    }
  };
  const now = () => (samples.at(-1)?.dbMs ?? Number.POSITIVE_INFINITY) + (performance.now() - askedMs);
  const holdsUntil = (one: Replica): number => {
    const heard = one.heard();
    if (typeof heard === 'string') return Number.NEGATIVE_INFINITY;
    const above = strayed.get(one) ?? -1;
    const held = samples.findLast(({ lsn }) => lsn <= heard.lsn && lsn > above);
    return held?.dbMs ?? Number.NEGATIVE_INFINITY;
  };
  const lagOf = (one: Replica): number => now() - holdsUntil(one);
  const standingOf = (one: Replica): Standing => {
    const heard = one.heard();
    if (typeof heard === 'string') return heard;
    return lagOf(one) <= latestMs ? 'suit' : 'en retard';
  };
  const notice = () => {
    for (const one of replicas) {
      const before = standings.get(one);
      const standing = standingOf(one);
      if (before === standing) continue;
      standings.set(one, standing);
      if (standing === 'suit') log.info({ replica: one.name }, 'a read replica serves');
      else if (before === 'suit' || before === undefined)
        log.warn({ replica: one.name, state: standing }, 'a read replica is left out');
    }
  };
  const turn = async () => {
    await Promise.all([...replicas.map((one) => one.ask()), sample()]);
    notice();
  };
  const timer = setInterval(() => void turn(), everyMs).unref();
  await turn();
  await turn();

  return {
    choose: (seen, reader) => {
      const first = placeOf(reader, replicas.length);
      for (let step = 0; step < replicas.length; step++) {
        const one = replicas[(first + step) % replicas.length] as Replica;
        const heard = one.heard();
        if (typeof heard === 'string' || heard.lsn < seen.lsn) continue;
        const until = holdsUntil(one);
        const needed = seen.on === one.id ? seen.at : Math.max(seen.at, seen.onAt);
        if (until >= needed && now() - until <= latestMs) return one;
      }
      return undefined;
    },
    now: () => now() + marginMs,
    told: () =>
      replicas.map((one) => {
        const lagMs = lagOf(one);
        const standing = standingOf(one);
        return Number.isFinite(lagMs) ? { name: one.name, standing, lagMs } : { name: one.name, standing };
      }),
    served: { replique: 0, primaire: 0, repris: 0 },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([primary.end(), ...replicas.map((one) => one.stop())]);
    },
  };
}

/** Gives the place of this reader's replica among `among`: readers are spread, and each always has the same place. */
function placeOf(reader: string, among: number): number {
  let sum = 0;
  for (let at = 0; at < reader.length; at++) sum = (sum * 31 + reader.charCodeAt(at)) >>> 0;
  return among === 0 ? 0 : sum % among;
}
