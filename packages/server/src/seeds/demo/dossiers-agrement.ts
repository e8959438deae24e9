import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { criteresTca, type Tca, tcaFields } from '@asso/domain/agrement/tca.fields';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { changesBetween } from '@asso/domain/kernel/changes';
import { proprietaireArrete } from '../../agrement/arrete-owner.ts';
import { createDossierAgrement } from '../../agrement/create-dossier-agrement.ts';
import { kindAgrement } from '../../agrement/dossier-agrement-kind.ts';
import { loadAgrement } from '../../agrement/load-agrement.ts';
import { tellEndingTca } from '../../agrement/tca.job.ts';
import { findAssociation } from '../../association/association.sql.ts';
import { lockTca, writeTca } from '../../association/coffre/tca.sql.ts';
import { demarcheCalls } from '../../demarche/demarche-calls.ts';
import { listOwnedDocuments } from '../../document/document.sql.ts';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { saveTete } from '../../dossier/save-tete.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { actorOfEmail, done } from './acteurs.ts';
import { demoPeriode } from './campagnes.ts';
import { keepDocument } from './documents.ts';
import { moveDossier, readDemoDossier } from './dossiers.ts';
import { demoAssociations } from './identites.ts';

type Demande = {
  association: 'pions' | 'voile';
  courriel: string;
  code: string;
  agent: string;
  customs: object;
  jusque: 'instruction' | 'accorde';
};

/** The invented dossiers: an agrément that the service studies, and a label (a kind of agrément) that is granted. */
const demandes: readonly Demande[] = [
  {
    association: 'pions',
    courriel: 'jeanne.roux@demo.example',
    code: 'JEP-PACA',
    agent: 'paul.girard@demo.example',
    customs: {
      projet_educatif:
        'Apprendre à perdre, à décider et à jouer ensemble : une ludothèque tenue par les jeunes.',
      part_jeunes: 58,
    },
    jusque: 'instruction',
  },
  {
    association: 'voile',
    courriel: 'helene.garnier@demo.example',
    code: 'ECOLE-VOILE',
    agent: 'subventions@voile-legere.example',
    customs: {},
    jusque: 'accorde',
  },
];

/** Makes the agrément dossiers through the portal's own code; those that an earlier start began are left alone. */
export async function seedDossiersAgrement(platform: Platform): Promise<void> {
  for (const demande of demandes) await seedDemande(platform, demande);
  await seedFinDeTca(platform);
}

async function seedDemande(platform: Platform, demande: Demande): Promise<void> {
  const actor = await actorOfEmail(platform, demande.courriel);
  const agent = await actorOfEmail(platform, demande.agent);
  if (!actor || !agent) return;
  const now = platform.clock.now();
  const [siege] = demoAssociations[demande.association].etablissements;
  const { exercice } = demoPeriode(now);
  const created = await createDossierAgrement(platform, {
    actor,
    body: {
      description: { code_agrement: demande.code, exercice },
      demandeur: { id_siret: siege?.id_siret },
    },
  });
  if (!created.ok) return;
  const key = created.value.id;
  const row = await readDemoDossier(platform, key);
  await depositMissing(platform, { demande, row });
  const { complet, auChoix } = await loadAgrement(platform.db, row, { actor, now });
  const [person] = complet.representants;
  const rapport = auChoix.documents.find(({ type }) => type === 'RAR');
  const preuve = auChoix.documents.find(({ type }) => type === 'STC') ?? rapport;
  if (!person || !rapport || !preuve) throw new Error('the demonstration has nothing to join');
  const tete: DossierAgrement = {
    ...complet.tete,
    demandeur: {
      ...complet.tete.demandeur,
      id_representant_legal: person.id,
      id_signataire: person.id,
      id_responsable: person.id,
    },
    customs: demande.customs as DossierAgrement['customs'],
    ...(complet.definition.demande_tca ? { tca: tcaOf(preuve.id) } : {}),
    attestation: { lieu: 'Marseille', certifie: true },
  };
  const changes = changesBetween(complet.tete, tete);
  done(await saveTete(platform, kindsOfDossiers, { actor, key, body: { changes }, ifMatch: row.version }));
  const pieces = complet.definition.documents_attendus.map(({ code, nature }) => ({
    code,
    uuid: auChoix.documents.find(({ type }) => type === nature)?.id ?? null,
  }));
  const agrement = demarcheCalls(platform, kindAgrement);
  const joints = pieces.filter(({ uuid }) => uuid !== null);
  done(await agrement.joinPieces({ actor, cle: key, droit: 'edit', pieces: joints }));
  const { version: ifMatch } = await readDemoDossier(platform, key);
  done(await agrement.send({ actor, cle: key, ifMatch }));
  await moveDossier(platform, { agent, key, action: 'start' });
  if (demande.jusque !== 'accorde') return;
  const arrete = await keepDocument(platform, {
    owner: { proprietaire: proprietaireArrete, id_proprietaire: key },
    titre: 'Décision de label',
    sousTitre: demoAssociations[demande.association].nom,
    type: 'AGR',
    nom: 'decision-label.pdf',
    texte: 'Ce document est inventé pour la démonstration.',
  });
  await moveDossier(platform, {
    ...{ agent, key, action: 'grant' },
    agrement: {
      numero: `EVL-${exercice}-013`,
      date_attribution: localDay(now),
      date_validite: localDay(addJours(now, 4 * 365)),
      arrete: arrete.id,
    },
  });
}

/** Deposits last year's accounts when the association has none yet. */
async function depositMissing(
  platform: Platform,
  { demande, row }: { demande: Demande; row: DossierRow },
): Promise<void> {
  const owner = { proprietaire: 'association', id_proprietaire: row.id_association };
  const { complet } = await loadAgrement(platform.db, row, { now: platform.clock.now() });
  const annee = platform.clock.now().getFullYear() - 1;
  const isAsked = complet.definition.documents_attendus.some(({ nature }) => nature === 'CPT');
  if (!isAsked || (await listOwnedDocuments(platform.db, { ...owner, type: 'CPT' })).length > 0) return;
  await keepDocument(platform, {
    ...{ owner, type: 'CPT', nom: `comptes-${annee}.pdf`, annee },
    titre: `Comptes annuels ${annee}`,
    sousTitre: demoAssociations[demande.association].nom,
    texte: 'Ce document est inventé pour la démonstration.',
  });
}

/** Makes a tronc commun d’agrément whose every box is ticked, and where this document proves each criterion. */
const tcaOf = (preuve: string): Tca =>
  Object.fromEntries(
    criteresTca.map((critere) => [
      critere,
      {
        ...Object.fromEntries(
          Object.entries(tcaFields[critere].fields)
            .filter(([, row]) => row.kind === 'bool')
            .map(([name]) => [name, true]),
        ),
        ...(critere === 'engagement_republicain' ? { souscrit_le: '2022-01-15' } : {}),
        conforme: 'oui',
        preuve,
      },
    ]),
  ) as Tca;

/** Makes the tronc commun d’agrément (TCA) of the sailing club end in five months, and notifies its members today. */
async function seedFinDeTca(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const { id_siren } = demoAssociations.voile;
  const club = id_siren ? await findAssociation(db, { kind: 'siren', value: id_siren }) : undefined;
  if (!club) return;
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const { agrement } = await lockTca(trx, club.id);
    if (agrement.tca_date_renouvellement) return;
    const tca_date_renouvellement = localDay(addJours(at, 150));
    await writeTca(trx, { id: club.id, at }, { ...agrement, tca_etat: 'valide', tca_date_renouvellement });
  });
  await tellEndingTca(platform);
}
