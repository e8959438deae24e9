// These facts say whether the portal works well, and beyond which limit each concerns an administrator. A fact that
// this administrator may not know, or that could not be read, is null.

type Groupe = { n: number; noms: string[]; depuis: string | null };

export type Faits = {
  /**
   * The services that received dossiers although none of their accounts can sign in any more; `premier` is the id of
   * the first, or null when this administrator may not act on it.
   */
  services: (Groupe & { dossiers: number; premier: string | null }) | null;
  travaux: Groupe | null;
  courriels: {
    refuses: number;
    adresses: number;
    refusesDepuis: string | null;
    /** The mails that failed twice, or that are written for longer than `hoursBeforeWaiting`. */
    enAttente: number;
    attendentDepuis: string | null;
    /** What the mail server answered to most of them; null when nothing failed yet. */
    cause: string | null;
    partisHier: number;
  } | null;
  registre: { fini: string | null; arrete: string | null } | null;
  acces: Groupe | null;
  aides: { n: number; sujet: string | null; depuis: string | null } | null;
  envois: Groupe | null;
  fichiers: 'ok' | 'muet';
  antivirus: 'ok' | 'muet' | 'aucun';
  disque: { libre: number; total: number } | null;
  /** The day on which the certificate of the site ends. */
  certificat: string | null;
  /** The names of the indexes of the base that are missing or answer nothing. */
  index: readonly string[];
  /** For example { Node: 26, PostgreSQL: 15 }. */
  versions: Record<string, number> | null;
};

/** The registers are published each month: this many days after the last reading, the next one is late. */
export const daysBeforeLate = 40;
export const hoursBeforeWaiting = 1;
/** One failure may be chance; what failed this many times is told. */
export const triesBeforeTelling = 2;
export const partLibreMin = 0.1;

/** The last day of security fixes of each major version (nodejs.org/about/releases, postgresql.org/support/versioning). */
const finsDeVie: Record<string, Record<number, string>> = {
  Node: { 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' },
  PostgreSQL: { 14: '2026-11-12', 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' },
};

export const courrielLifeEnd = (nom: string, version: number): string | null =>
  finsDeVie[nom]?.[version] ?? null;
