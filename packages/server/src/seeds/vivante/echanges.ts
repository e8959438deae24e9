// What the regional service of the second demonstration and the associations wrote to each other lately: messages,
// missing papers, corrections, opinions of other services.

import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { insertLigne } from '../../association/collection/ligne.sql.ts';
import { demarcheCalls } from '../../demarche/demarche-calls.ts';
import { findDocument, insertDocument } from '../../document/document.sql.ts';
import { answerComplements, askComplements } from '../../dossier/completude/completude.ts';
import { decide } from '../../dossier/decision/decide.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { postMessage } from '../../dossier/message/post-message.ts';
import { answerAvis, askAvis } from '../../instruction/avis/ask-avis.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { kindSubvention } from '../../subvention/dossier-subvention-kind.ts';
import type { ViewDeps } from '../../subvention/dossier-subvention-view.ts';
import { saveProjet } from '../../subvention/projet/save-projet.ts';
import { saveRib } from '../../subvention/save-rib.ts';
import { done } from '../demo/acteurs.ts';
import { demoIban } from '../demo/iban-de-demo.ts';
import type { Vie } from './bureau-vivant.ts';
import type { DossierEcrit } from './dossier-ecrit.ts';
import { atMoment, findSeededDossier, readActeur } from './moments.ts';
import { recordVisites } from './remplir.sql.ts';

const manques = [
  ['RAR', 'Le rapport s’arrête à la page 3 : la partie financière manque.'],
  ['BPA', 'Le budget n’est pas daté ni signé par la présidence.'],
  ['STC', 'Les statuts joints sont ceux d’avant la modification de l’an dernier.'],
] as const;

/** Asks these associations for missing documents: half of them have answered, and one of the others is late. */
export async function askSeededPieces(
  platform: Platform,
  { quand, fonds, agents }: Vie,
  asked: readonly DossierEcrit[],
) {
  for (const [rang, one] of asked.entries()) {
    const isLate = rang === 0;
    const at = quand.le(0, isLate ? -24 : -8 + (rang % 5), rang);
    const [type, phrase] = manques[rang % manques.length] ?? manques[0];
    const then = atMoment(platform, at);
    const { version: ifMatch } = await findSeededDossier(platform, one.id);
    const place = { id: one.id, service: fonds.service };
    const avant_le = localDay(addJours(quand.now, isLate ? -3 : 1 + rang * 5));
    done(
      await askComplements(then, kindsOfDossiers, {
        ...{ actor: agents.maelle, ...place, ifMatch },
        manques: [{ code: `piece-${type}`, phrase }],
        avant_le,
      }),
    );
    if (rang % 2 === 0) continue;
    const actor = await readActeur(platform, one.ecrite.president.email);
    const le = quand.le(0, -1, rang);
    const uuid = await redeposer(platform, one.ecrite.papier(type, type === 'STC' ? undefined : 0), le);
    const reponses = [{ code: `piece-${type}`, uuid, texte: 'Voici la bonne version, avec nos excuses.' }];
    const later = atMoment(platform, le);
    const { version } = await findSeededDossier(platform, one.id);
    done(await answerComplements(later, kindsOfDossiers, { actor, ...place, ifMatch: version, reponses }));
  }
}

/** Deposits the document again, complete this time. */
async function redeposer({ db }: Platform, id: string, date_chargement: Date): Promise<string> {
  const found = await findDocument(db, id);
  if (!found) throw new Error('a paper of the demonstration has gone');
  const { proprietaire, id_proprietaire, type, taille, sha256, mime, etat_analyse, annee_validite } = found;
  const again = { proprietaire, id_proprietaire, type, taille, sha256, mime, etat_analyse, annee_validite };
  const { id: uuid } = await inTransaction(db, (trx) =>
    insertDocument(trx, {
      ...again,
      nom: found.nom.replace('.pdf', '-complet.pdf'),
      ...{ commentaire: null, id_siret: null, iban: null, depose_par: null, date_chargement },
    }),
  );
  return uuid;
}

const renvois = [
  ['description', 'Description', 'Donnez les dates et les lieux prévus.'],
  ['moyens', 'Moyens', 'Les honoraires augmentent depuis l’an dernier : dites pourquoi.'],
  ['evaluation', 'Évaluation', 'Dites comment vous compterez les personnes présentes.'],
] as const;

/** Sends these dossiers back with the points to correct; the first `corriges` of them are corrected and sent again. */
export async function sendBackDossiers(
  platform: Platform,
  vie: Vie,
  { renvoyes, corriges }: { renvoyes: readonly DossierEcrit[]; corriges: number },
) {
  const { quand, fonds, agents } = vie;
  for (const [rang, one] of renvoyes.entries()) {
    const then = atMoment(platform, quand.le(0, -6 + (rang % 2), rang));
    const nom = `Projet 1 : ${one.projet.intitule}`;
    done(
      await decide(then, kindsOfDossiers, {
        ...{ actor: agents.maelle, id: one.id, service: fonds.service },
        action: 'sendBack',
        motif: 'Votre demande nous intéresse. Ces points restent à préciser avant la commission.',
        points: renvois.map(([rubrique, titre, phrase]) => ({
          cible: `projets.${one.id_projet}.${rubrique}`,
          libelle: `${nom}, ${titre}`,
          phrase,
        })),
        ifMatch: (await findSeededDossier(platform, one.id)).version,
      }),
    );
    if (rang < corriges) await corriger(platform, one, quand.le(0, -1, rang + 1));
  }
  const vu_le = quand.le(0, -4);
  await inTransaction(platform.db, (trx) =>
    recordVisites(
      trx,
      vie.presents.map(({ id }) => ({ id_dossier: id, id_utilisateur: agents.maelle.id, vu_le })),
    ),
  );
}

async function corriger(platform: Platform, one: DossierEcrit, at: Date) {
  const then = atMoment(platform, at);
  const actor = await readActeur(platform, one.ecrite.president.email);
  const view = (viewer: Actor): ViewDeps => ({
    viewer: { actor: viewer, currentYear: currentExercice(at) },
    now: at,
    say: sayProblem,
  });
  const { description, moyens, evaluation } = one.corps;
  const changes = {
    'description.description': {
      from: description?.description ?? null,
      to: `${description?.description} Le calendrier est arrêté : un rendez-vous par mois, de février à novembre, dans les lieux cités.`,
    },
    'moyens.commentaire': {
      from: moyens?.commentaire ?? null,
      to: `${moyens?.commentaire} Le devis reçu cette année explique la hausse des honoraires.`,
    },
    'evaluation.commentaire': {
      from: evaluation?.commentaire ?? null,
      to: `${evaluation?.commentaire} Une feuille de présence est signée à chaque séance.`,
    },
  };
  done(await saveProjet({ platform: then, view }, { actor, key: one.id, id: one.id_projet, changes }));
  const { version: ifMatch } = await findSeededDossier(platform, one.id);
  done(await demarcheCalls(then, kindSubvention).send({ actor, cle: one.id, ifMatch }));
}

const questions = [
  'Connaissez-vous cette association, et ce projet répond-il à un besoin local ?',
  'Le public annoncé vous paraît-il atteignable dans le département ?',
  'Avez-vous déjà accompagné cette équipe, et pour quel résultat ?',
];
const reponses = [
  ['favorable', 'Équipe sérieuse, que nous suivons depuis quatre ans. Le besoin est réel.'],
  ['reserve', 'Le projet est utile, mais la participation annoncée nous paraît élevée.'],
  ['favorable', 'Nous avons aidé à monter ce projet et confirmons les partenariats.'],
] as const;

/** Asks for opinions on these dossiers: half of them were given, and one is awaited for tomorrow. */
export async function askSeededAvis(
  platform: Platform,
  vie: Vie,
  { asked, appui }: { asked: readonly DossierEcrit[]; appui: string },
) {
  const { quand, fonds, agents } = vie;
  for (const [rang, one] of asked.entries()) {
    const then = atMoment(platform, quand.le(0, -12 + rang, rang));
    const row = await inTransaction(platform.db, async (trx) =>
      done(
        await askAvis(then, trx, {
          ...{ actor: agents.maelle, id: one.id, service: fonds.service, id_service: appui },
          question: questions[rang % questions.length] ?? '',
          avant_le: localDay(addJours(quand.now, 1 + rang * 3)),
          sections: ['demandeur', 'projets', 'budgets'],
        }),
      ),
    );
    if (rang % 2 === 0) continue;
    const [sens, texte] = reponses[rang % reponses.length] ?? reponses[0];
    const later = atMoment(platform, quand.le(0, -3, rang));
    await inTransaction(platform.db, async (trx) =>
      done(
        await answerAvis(later, trx, { actor: agents.lena, avis: row.id, ifMatch: row.version, sens, texte }),
      ),
    );
  }
}

/** Makes another service ask the regional service for its opinion, which is not given yet. */
export async function beConsulted(
  platform: Platform,
  vie: Vie,
  { asked, national }: { asked: readonly DossierEcrit[]; national: string },
) {
  const { quand, fonds, agents } = vie;
  for (const [rang, one] of asked.entries())
    await inTransaction(platform.db, async (trx) =>
      done(
        await askAvis(atMoment(platform, quand.le(0, -5, rang)), trx, {
          ...{ actor: agents.bastien, id: one.id, service: national, id_service: fonds.service },
          question: 'Ce réseau est-il actif en Bretagne, et avec quelles associations ?',
          avant_le: localDay(addJours(quand.now, 4 + rang * 6)),
          sections: ['demandeur', 'projets'],
        }),
      ),
    );
}

const conversations: readonly (readonly [cote: 'A' | 'S', jours: number, texte: string])[][] = [
  [
    ['S', -9, 'Bonjour, pouvez-vous nous dire si la ville a confirmé sa participation ?'],
    [
      'A',
      -2,
      'Bonjour, oui : le conseil municipal a voté 1 500 € mardi. La délibération arrive la semaine prochaine.',
    ],
  ],
  [
    [
      'A',
      -1,
      'Bonjour, notre trésorière a changé. Faut-il refaire la demande ou seulement mettre la fiche à jour ?',
    ],
  ],
  [
    [
      'A',
      -14,
      'Bonjour, nous serons absents du 10 au 20. Merci de nous écrire avant si quelque chose manque.',
    ],
    ['S', -13, 'Bien reçu, rien ne manque à ce jour. Bon séjour.'],
  ],
  [['S', -4, 'Bonjour, la commission souhaite connaître votre plan si une partie seulement est accordée.']],
  [
    [
      'A',
      0,
      'Bonjour, nous avons obtenu la salle gratuitement : le budget baissera de 600 €. Comment vous l’indiquer ?',
    ],
  ],
];

/** Writes messages from the service and the associations: some were read and answered, the last ones wait. */
export async function writeMessages(
  platform: Platform,
  { quand, fonds, agents }: Vie,
  threads: readonly DossierEcrit[],
) {
  for (const [rang, one] of threads.entries()) {
    const association = await readActeur(platform, one.ecrite.president.email);
    for (const [cote, jours, message] of conversations[rang % conversations.length] ?? []) {
      const isService = cote === 'S';
      const isAsked = isService && rang % conversations.length === 3;
      const body = {
        message,
        ...(isService ? { id_service_instructeur: fonds.service } : {}),
        ...(isAsked ? { reponse_avant: localDay(addJours(quand.now, 3)) } : {}),
      };
      const actor = isService ? agents.maelle : association;
      done(await postMessage(atMoment(platform, quand.le(0, jours, rang)), { actor, key: one.id, body }));
    }
  }
  const [noted] = threads;
  if (!noted) return;
  const message = 'Vu avec la direction : à présenter en premier à la commission.';
  const body = { message, isInterne: true, id_service_instructeur: fonds.service };
  done(await postMessage(atMoment(platform, quand.le(0, -1)), { actor: agents.maelle, key: noted.id, body }));
}

/** Makes these associations open another account after they have transmitted, and name it in their dossier. */
export async function changeComptes(platform: Platform, { quand }: Vie, those: readonly DossierEcrit[]) {
  for (const [rang, { id, ecrite }] of those.entries()) {
    const at = quand.le(0, -2, rang);
    const actor = await readActeur(platform, ecrite.president.email);
    const { titulaire } = ecrite.rib;
    const value = {
      ...{ id_siret: ecrite.siret, titulaire, iban: demoIban(3000 + rang), bic: 'DEMOFRPP' },
      banque: 'Banque de démonstration',
    };
    const rib = await inTransaction(platform.db, (trx) =>
      insertLigne(trx, { type: 'ribs', idAssociation: ecrite.id, value }, { by: actor.id, at }),
    );
    if (!rib) throw new Error('a bank account of the demonstration is there already');
    const { version: ifMatch } = await findSeededDossier(platform, id);
    done(await saveRib(atMoment(platform, at), { actor, key: id, id_rib: rib.id, ifMatch }));
  }
}
