// These functions make an agrément dossier and its answers by calls, for the journeys that start from them.
import { randomUUID } from 'node:crypto';
import { aPdf } from './a-pdf.ts';
import { read, type Session } from './arrange.ts';

type Offert = { code: string; type_agrement: string; campagne_exercice: number };

/** Begins a dossier for the open agrément of this type. */
export async function anAgrement({ request, headers }: Session, type: string, siret: string) {
  const params = { etat: 'publie', ouverts: 'true' };
  const { items } = await read<{ items: Offert[] }>(
    await request.get('/api/rds/agrements', { headers, params }),
  );
  const offert = items.find(({ type_agrement }) => type_agrement === type);
  const data = {
    description: { code_agrement: offert?.code, exercice: offert?.campagne_exercice },
    demandeur: { id_siret: siret },
  };
  const made = await request.post('/api/demande/dossiers?role=lca.association', { headers, data });
  return (await read<{ id_fo: string }>(made)).id_fo;
}

/** Deposits a document of this type among those of the association, and returns its id. */
export async function deposit({ request, headers }: Session, siret: string, type: string): Promise<string> {
  const response = await request.post(`/api/dac/association/documents?id_asso=${siret}`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    multipart: {
      type,
      annee_validite: String(new Date().getFullYear() - 1),
      fichier: aPdf(`${type}.pdf`, type),
    },
  });
  return (await read<{ uuid: string }>(response)).uuid;
}

/** Joins documents to the dossier, each to the piece of its code. */
export async function joinAgrementPieces(
  { request, headers }: Session,
  id_fo: string,
  documents: Readonly<Record<string, string>>,
): Promise<void> {
  const pieces = Object.entries(documents).map(([code, uuid]) => ({ code, uuid }));
  await read(await request.patch(`/api/demande/dossiers/${id_fo}/documents`, { headers, data: { pieces } }));
}

type Tete = { version: number; tete: { demandeur: object }; choix: { representants: { id: string }[] } };

/**
 * Fills the dossier, then saves `answers`; the one person of the association is its representative, its signataire and
 * its contact.
 */
export async function answerAgrement(
  { request, headers }: Session,
  id_fo: string,
  answers: Readonly<Record<string, object>>,
): Promise<void> {
  const at = `/api/demande/dossiers/${id_fo}`;
  const { version, tete, choix } = await read<Tete>(await request.get(`${at}/agrement`, { headers }));
  const id = choix.representants[0]?.id;
  const people = { id_representant_legal: id, id_signataire: id, id_responsable: id };
  const changes = {
    demandeur: { from: tete.demandeur, to: { ...tete.demandeur, ...people } },
    ...Object.fromEntries(Object.entries(answers).map(([name, to]) => [name, { from: null, to }])),
  };
  const saving = { headers: { ...headers, 'if-match': `"${version}"` }, data: { changes } };
  await read(await request.patch(at, saving));
}

/**
 * Answers everything: the people, one document used for each proof, the criteria and the question that this agrément
 * adds.
 */
export async function answerJep(
  session: Session,
  { id_fo, siret }: { id_fo: string; siret: string },
): Promise<void> {
  const rapport = await deposit(session, siret, 'RAR');
  const comptes = await deposit(session, siret, 'CPT');
  await joinAgrementPieces(session, id_fo, { RAR: rapport, CPT: comptes });
  await answerAgrement(session, id_fo, {
    customs: { projet_educatif: 'Jouer et décider ensemble.' },
    tca: Object.fromEntries(
      Object.entries(criteres).map(([critere, names]) => [
        critere,
        {
          ...Object.fromEntries(names.map((name) => [name, true])),
          ...(critere === 'engagement_republicain' ? { souscrit_le: '2024-01-15' } : {}),
          conforme: 'oui',
          preuve: rapport,
        },
      ]),
    ),
  });
}

/** The boxes to tick for each criterion of the tronc commun d’agrément (TCA). */
const criteres = {
  interet_general: ['gestion_desinteressee', 'ouverte_a_tous', 'libertes_garanties', 'au_dela_des_membres'],
  fonctionnement_democratique: [
    'assemblee_annuelle',
    'vote_des_membres',
    'documents_avant',
    'dirigeants_elus',
    'renouvellement',
  ],
  transparence_financiere: ['budget_et_comptes', 'communiques', 'approuves', 'publies'],
  engagement_republicain: ['souscrit', 'membres_informes'],
};
