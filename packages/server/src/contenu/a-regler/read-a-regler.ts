import type { ARegler } from '@asso/contract/contenu/a-regler.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { chosesARegler, rouages } from '@asso/domain/contenu/a-regler/a-regler.rules';
import { type Faits, hoursBeforeWaiting } from '@asso/domain/contenu/a-regler/faits.rules';
import { sayTravail } from '@asso/domain/contenu/a-regler/travaux.words';
import { instantThere, localDay } from '@asso/domain/identifiants/dates-affichees';
import { listDemandesAcces } from '../../association/adhesion/list-attentes.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AReglerCompte, countARegler, countDepots, countPages } from './a-regler.sql.ts';
import type { etatServeur } from './etat-serveur.ts';

const jourMs = 86_400_000;
const joursDuDessin = 30;

type Given = { platform: Platform; serveur: ReturnType<typeof etatServeur>; actor: Actor };

/**
 * Reads what waits or is wrong, the figures of the last days and the number of things on each page. The administrator
 * of the services is told of services alone; machines, jobs and mails are for the administrator of the portal.
 */
export async function readARegler({ platform, serveur, actor }: Given): Promise<ARegler> {
  const { db, clock } = platform;
  const now = clock.now();
  const isPortail = actor.role === 'lca.admin';
  const minuit = instantThere(localDay(now), '00:00:00');
  const depuis = new Date(minuit.getTime() - joursDuDessin * jourMs);
  const [compte, travaux, acces, machine, depots, nombres] = await Promise.all([
    countARegler(db, {
      now,
      aujourdhui: minuit,
      hier: new Date(minuit.getTime() - jourMs),
      attendu: waitingBefore(now),
    }),
    Promise.all([platform.jobs.listDead(), platform.jobs.listFailing()]),
    isPortail ? accesADecider({ platform, actor }) : null,
    serveur(),
    countDepots(db, depuis),
    countPages(db),
  ]);
  const faits = isPortail
    ? { ...faitsOf(compte), ...machine, travaux: echecsOf(travaux.flat()), acces }
    : { ...rienDuPortail, services: servicesOf(compte, true) };
  return {
    verifie_le: now.toISOString(),
    choses: chosesARegler(faits, now),
    rouages: isPortail ? rouages(faits, now) : [],
    depots: joursOf(depuis, depots),
    nombres: isPortail ? { ...nombres, demandes: acces?.n ?? 0 } : nombres,
  };
}

export const waitingBefore = (now: Date): Date => new Date(now.getTime() - hoursBeforeWaiting * 3_600_000);

const rienDuPortail: Faits = {
  services: null,
  travaux: null,
  courriels: null,
  registre: null,
  acces: null,
  aides: null,
  ...{
    envois: null,
    fichiers: 'ok',
    antivirus: 'aucun',
    disque: null,
    certificat: null,
    versions: null,
    index: [],
  },
};

/** Writes an instant in ISO: PostgreSQL gives it as a text inside JSON, and as a Date in a column of its own. */
const iso = (instant: Date | string | null): string | null => instant && new Date(instant).toISOString();

const servicesOf = ({ services }: AReglerCompte, mayAct: boolean): Faits['services'] => ({
  ...services,
  depuis: iso(services.depuis),
  premier: mayAct ? services.premier : null,
});

const faitsOf = (compte: AReglerCompte): Faits => ({
  ...rienDuPortail,
  services: servicesOf(compte, false),
  courriels: {
    refuses: compte.refuses.n,
    adresses: compte.refuses.adresses,
    refusesDepuis: iso(compte.refuses.depuis),
    enAttente: compte.en_attente.n,
    attendentDepuis: iso(compte.en_attente.depuis),
    cause: compte.en_attente.cause,
    partisHier: compte.partis_hier,
  },
  registre: { fini: iso(compte.registre_fini), arrete: iso(compte.registre_arrete) },
  aides: { ...compte.aides, depuis: iso(compte.aides.depuis) },
  envois: compte.envois.n > 0 ? { ...compte.envois, depuis: iso(compte.envois.depuis) } : null,
  versions: { Node: Number(process.versions.node.split('.')[0]), PostgreSQL: compte.postgres },
});

/** Tells of the jobs given up and of those that failed more than once and are tried again; mails are told as mails. */
function echecsOf(jobs: Awaited<ReturnType<Platform['jobs']['listDead']>>): Faits['travaux'] {
  const told = jobs.filter(({ job }) => job !== sendMailJob.name);
  const first = told.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
  return {
    n: told.length,
    noms: [...new Set(told.map(({ job }) => sayTravail(job)))],
    depuis: iso(first?.at ?? null),
  };
}

async function accesADecider({
  platform,
  actor,
}: Pick<Given, 'platform' | 'actor'>): Promise<Faits['acces']> {
  const query = { attente: ['a-decider', 'conteste', 'passe-ferme'], limit: 2 } as const;
  const read = await listDemandesAcces(platform, { actor, query: { ...query, attente: [...query.attente] } });
  if (!read.ok) return null;
  const { items, total } = read.value;
  return {
    n: total,
    noms: items.map(({ association }) => association.nom),
    depuis: items[0]?.since ?? null,
  };
}

/** Lists each day of the drawing with its number of dossiers, zero included. */
function joursOf(depuis: Date, depots: readonly { jour: string; n: number }[]): ARegler['depots'] {
  const known = new Map(depots.map(({ jour, n }) => [jour, n]));
  return Array.from({ length: joursDuDessin }, (_, rank) => {
    // Noon is taken, since it stays in its day when the clocks change.
    const jour = localDay(new Date(depuis.getTime() + rank * jourMs + jourMs / 2));
    return { jour, n: known.get(jour) ?? 0 };
  });
}
