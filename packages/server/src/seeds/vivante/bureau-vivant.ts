// What the regional service of the second demonstration has prepared: étiquettes, views, proposals and marks before the
// commission, and its envelopes.
import { cleMontant } from '@asso/domain/dossier/proposition.rules';
import { createEtiquette } from '../../instruction/bureau/etiquette.ts';
import { noteHandlers } from '../../instruction/bureau/note.handlers.ts';
import { putEtiquette } from '../../instruction/bureau/pose-etiquette.ts';
import {
  insertEnveloppe,
  listServiceEnveloppes,
  saveTotal,
} from '../../instruction/enveloppe/enveloppe.sql.ts';
import { insertVue } from '../../instruction/file/vue.sql.ts';
import { insertSignalEcarte } from '../../instruction/signaux/signaux.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { propositionHandlers } from '../../subvention/proposition/proposition.handlers.ts';
import { done } from '../demo/acteurs.ts';
import type { Calendrier, Recul } from './calendrier.ts';
import { computeMontantDemande } from './demandes.ts';
import { type DossierEcrit, type Fonds, listAnneesDemande } from './dossier-ecrit.ts';
import { type Agents, atMoment } from './moments.ts';

export type Vie = {
  agents: Agents;
  quand: Calendrier;
  fonds: Fonds;
  /** The dossiers of the present exercise and those of the past ones, each in the order in which they came. */
  presents: readonly DossierEcrit[];
  passes: readonly DossierEcrit[];
};

/** A call as a handler receives it, with empty values for what the handlers called here do not read. */
const appel = {
  query: {},
  requestId: 'demo',
  ip: '',
  files: [] as never,
  cookies: {},
  userAgent: '',
  signal: new AbortController().signal,
};

const etiquettes = ['mer', 'jeunes', 'quartiers', 'à revoir en commission', 'premier contact'] as const;

export async function putEtiquettes(
  platform: Platform,
  { agents, quand, fonds, presents }: Vie,
): Promise<void> {
  const actor = agents.maelle;
  const then = atMoment(platform, quand.le(0, -9, 2));
  const ids = new Map<string, string>();
  for (const nom of etiquettes) {
    const { id } = done(await createEtiquette(platform.db, { actor, id_service: fonds.service, nom }));
    ids.set(nom, id);
  }
  const read = presents.filter(({ etat }) => etat === 'D' || etat === '2');
  await inTransaction(platform.db, async (trx) => {
    for (const [rang, one] of read.entries()) {
      const nom = etiquetteOf(one, rang);
      const etiquette = nom && ids.get(nom);
      if (etiquette)
        done(await putEtiquette(then, trx, { actor, id: one.id, service: fonds.service, etiquette }));
    }
  });
}

function etiquetteOf({ association, projet, etat, isRenouvele }: DossierEcrit, rang: number) {
  if (/\b(mer|port|voile|littoral|estran)\b/i.test(association.objet)) return 'mer';
  if (!isRenouvele) return 'premier contact';
  if (projet.public[0] === 'QPV') return 'quartiers';
  if (projet.public[1] === '12-17') return 'jeunes';
  return etat === '2' && rang % 4 === 1 ? 'à revoir en commission' : null;
}

export async function shareVues({ db }: Platform, { agents, fonds, quand }: Vie): Promise<void> {
  const vue = { recherche: '', tri: '-demande', colonnes: null, id_service: fonds.service };
  await inTransaction(db, async (trx) => {
    await insertVue(trx, agents.maelle.id, {
      ...vue,
      nom: 'Pour la commission',
      filtres: { etats: ['2'], exercices: [`${quand.exercice(0)}`] },
    });
    await insertVue(trx, agents.maelle.id, { ...vue, nom: 'Bilans à lire', filtres: { etatsCRF: ['4'] } });
    await insertVue(trx, agents.yann.id, {
      ...vue,
      nom: 'Grosses demandes',
      filtres: { etats: ['D', '2'], demande_min: ['10000'] },
    });
  });
}

const commentaires = [
  'Le budget est solide et les bénévoles sont nombreux.',
  'Beau projet, mais la suite après la première année n’est pas dite.',
  'Les partenaires sont confirmés : à soutenir.',
  'Le public visé est large, le coût par personne reste raisonnable.',
];

/** Marks the dossiers under study and gives them an amount, so that the commission finds them ready. */
export async function prepareCommission(platform: Platform, vie: Vie): Promise<void> {
  const { agents, quand, fonds, presents } = vie;
  const etudies = presents.filter(({ etat }) => etat === '2');
  for (const [rang, one] of etudies.entries()) {
    if (rang % 5 === 4) continue;
    const then = atMoment(platform, quand.le(0, -5 + (rang % 4), rang));
    const params = { id: one.id, service: fonds.service };
    for (const actor of rang % 3 === 0 ? [agents.maelle, agents.yann] : [agents.maelle]) {
      const [a, b, c] = [(rang * 3) % 3, (rang * 5) % 4, (rang + actor.nom.length) % 3];
      const points = {
        UTILITE: 3 + a * 0.5 + (rang % 2),
        BUDGET: 2 + b * 0.5,
        BENEVOLES: 2.5 + c,
        SUITE: 2 + a,
      };
      const commentaire = commentaires[rang % commentaires.length];
      done(
        await noteHandlers(then).saveNote({
          ...appel,
          actor,
          params,
          body: { points, commentaire },
          ifMatch: 1,
        }),
      );
    }
    const propose = Math.floor((computeMontantDemande(one) * ([1, 0.75, 0.6][rang % 3] ?? 1)) / 100) * 100;
    const changes = Object.fromEntries(
      listAnneesDemande(one).map((annee) => [
        cleMontant({ id_projet: one.id_projet, annee }),
        { from: null, to: propose },
      ]),
    );
    done(
      await propositionHandlers(then).saveProposition({
        ...appel,
        actor: agents.maelle,
        params,
        body: { changes },
        ifMatch: 1,
      }),
    );
  }
}

/**
 * The share of each envelope that is spent: those of the past are nearly empty, that of the present is within two
 * percent of its end.
 */
const parts: Readonly<Record<Recul, number>> = { 2: 0.995, 1: 0.972, 0: 0.988 };

export async function setEnveloppes(platform: Platform, { agents, quand, fonds }: Vie): Promise<void> {
  const { db, clock } = platform;
  const written = { modifie_le: quand.le(0, -70), modifie_par: agents.bretagne.id };
  await inTransaction(db, async (trx) => {
    for (const recul of [2, 1, 0] as const) {
      const exercice = quand.exercice(recul);
      await insertEnveloppe(trx, {
        id_service: fonds.service,
        id_subvention: fonds.campagnes[recul].id_subvention,
        campagne_exercice: exercice,
        exercice,
        sous_dispositif: '',
        total: 1,
        ...written,
      });
    }
    for (const { id, exercice, accorde, propose } of await listServiceEnveloppes(trx, [fonds.service])) {
      const recul = (quand.exercice(0) - exercice) as Recul;
      const total = Math.round((accorde + propose) / parts[recul] / 100) * 100;
      await saveTotal(trx, id, { total, modifie_le: clock.now(), modifie_par: agents.bretagne.id });
    }
  });
}

/** Makes an agent set aside one signal of a dossier, with a reason. */
export async function dismissOneSignal(
  { db }: Platform,
  { agents, quand, fonds, presents }: Vie,
): Promise<void> {
  const one = presents.find(({ ecrite, etat }) => etat === '2' && ecrite.nouveauRib);
  if (!one) return;
  await inTransaction(db, (trx) =>
    insertSignalEcarte(trx, {
      id_dossier: one.id,
      id_service: fonds.service,
      code: 'rib-nouveau',
      motif: 'Le trésorier a confirmé au téléphone : l’association a changé de banque.',
      par: agents.maelle.id,
      le: quand.le(0, -3),
    }),
  );
}
