// These functions make a dossier through the calls that the pages make.
import { randomUUID } from 'node:crypto';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { aProjet } from '@asso/domain/subvention/test/test-dossier-complet';
import { aPdf } from './a-pdf.ts';
import {
  type ArrangedPart,
  aNewAccount,
  anAssociation,
  letIn,
  openSession,
  read,
  readMyId,
  type Session,
} from './arrange.ts';

export type Dossier = { id_fo: string; nom: string; siret: string; id_projet: string; href: string };
type Choix = { representants: { id: string }[]; ribs: { id: string }[] };
type Head = { version: number; tete: DossierSubvention; choix: Choix };
type ProjetRead = { id: string; version: number; corps: Projet };

const dossiers = '/api/demande/dossiers';

/** Makes a complete dossier with one project, ready to be transmitted. */
export async function aReadyDossier(
  session: Session,
  part: ArrangedPart,
  demande: DemandeArranged = { code: 'FDVA' },
): Promise<Dossier> {
  const { nom, siret } = await anAssociation(session, part);
  return { nom, ...(await aReadyDossierFor(session, siret, demande)) };
}

/** What is asked for: a subvention by its code, and a type; `subtractDuree` is how many years before the campaign's own. */
export type DemandeArranged = {
  code: string;
  type?: string;
  avant?: number;
  /** The amount asked for; 2 000 € when absent. */
  montant?: number;
  /** The answers to the campaign's own questions, and the documents it asks for, by code and type. */
  customs?: DossierSubvention['customs'];
  pieces?: readonly Piece[];
};
type Piece = { code: string; nature: string; nom: string };

/** Makes the same dossier as `aReadyDossier`, for an existing association. */
export async function aReadyDossierFor(
  session: Session,
  siret: string,
  demande: DemandeArranged,
): Promise<Omit<Dossier, 'nom'>> {
  const id_fo = await create(session, siret, demande);
  await fillHead(session, id_fo, demande);
  await joinPieces(session, { id_fo, siret, pieces: [rapport, ...(demande.pieces ?? [])] });
  const id_projet = await addProjet(session, id_fo, demande.montant);
  const href = `/client/associations/${siret}/subvention-demande/${id_fo}`;
  return { id_fo, siret, id_projet, href };
}

const rapport: Piece = { code: 'RAR', nature: 'RAR', nom: 'rapport-activite' };

/** Adds a project that can be transmitted and returns its id. */
async function addProjet(session: Session, id_fo: string, montant = 2000): Promise<string> {
  const { request, headers } = session;
  const made = await request.post(`${dossiers}/${id_fo}/projets`, { headers: once(session) });
  const projet = await read<ProjetRead>(made);
  const changes = changesBetween(projet.corps, filled(projet.corps, montant));
  const saving = { headers: { ...headers, 'if-match': `"${projet.version}"` }, data: { changes } };
  await read(await request.put(`${dossiers}/${id_fo}/projets/${projet.id}`, saving));
  return projet.id;
}

async function create(
  { request, headers }: Session,
  siret: string,
  demande: DemandeArranged,
): Promise<string> {
  const { code, type = 'FDB', avant = 0 } = demande;
  const subvention = await request.get(`/api/rds/subventions/${code}`, { headers });
  const { campagne_exercice } = await read<{ campagne_exercice: number }>(subvention);
  const description = {
    code_subvention: code,
    id_sous_type_dispositif: type,
    exercice: campagne_exercice - avant,
    renouvellement: 'premiere',
  };
  const data = { description, demandeur: { id_siret: siret } };
  const made = await request.post(dossiers, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data,
  });
  return (await read<{ id_fo: string }>(made)).id_fo;
}

async function fillHead(
  { request, headers }: Session,
  id_fo: string,
  { customs }: DemandeArranged,
): Promise<void> {
  const { tete, choix, version } = await read<Head>(await request.get(`${dossiers}/${id_fo}`, { headers }));
  const [representant, rib] = [choix.representants[0]?.id, choix.ribs[0]?.id];
  const wanted: DossierSubvention = {
    description: { ...tete.description, renouvellement: 'premiere' },
    demandeur: {
      ...tete.demandeur,
      id_representant_legal: representant,
      id_signataire: representant,
      id_responsable: representant,
      id_rib: rib,
    },
    attestation: { aides_publiques: 'inferieur', lieu: 'Marseille', certifie: true },
    ...(customs && { customs }),
  };
  const saving = {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { changes: changesBetween(tete, wanted) },
  };
  await read(await request.put(`${dossiers}/${id_fo}`, saving));
}

type Joined = { id_fo: string; siret: string; pieces: readonly Piece[] };

async function joinPieces({ request, headers }: Session, { id_fo, siret, pieces }: Joined): Promise<void> {
  const joined: { code: string; uuid: string }[] = [];
  for (const { code, nature, nom } of pieces) {
    const file = aPdf(`${nom}.pdf`, `Document ${nature}`);
    const multipart = { type: nature, id_siret: siret, annee_validite: '2025', file };
    const params = { id_asso: siret };
    const to = '/api/dac/association/documents';
    const { uuid } = await read<{ uuid: string }>(await request.post(to, { headers, params, multipart }));
    joined.push({ code, uuid });
  }
  const data = { pieces: joined };
  await read(await request.put(`${dossiers}/${id_fo}/documents`, { headers, data }));
}

const once = ({ headers }: Session) => ({ ...headers, 'idempotency-key': randomUUID() });

/**
 * Completes the project that the server made, with a balanced budget: `montant` is asked for, others give 500 € and
 * sales bring 500 €.
 */
function filled(corps: Projet, montant: number): Projet {
  const made = aProjet();
  const { id_responsable } = corps.description ?? {};
  const annee = Number(corps.budgets?.[0]?.annee);
  return {
    ...corps,
    ...made,
    description: {
      ...corps.description,
      ...made.description,
      id_responsable,
      date_debut: `${annee}-04-01`,
      date_fin: `${annee}-06-30`,
    },
    beneficiaire: { ...corps.beneficiaire, ...made.beneficiaire },
    cofinancements: made.cofinancements?.map((one) => ({ ...one, annee })),
    financements: corps.financements?.map((one) => ({ ...one, montant_demande: montant })),
    budgets: corps.budgets?.map((one) => ({
      ...one,
      charges: { '60-1': montant + 1000 },
      produits: { '70': 500 },
    })),
    evaluation: { ...corps.evaluation, ...mesure(corps.evaluation?.indicateurs ?? []) },
    customs: { public_forme: 'tous', repas_pris_en_charge: false },
  };
}

type Evaluation = NonNullable<Projet['evaluation']>;

/** Fills the indicators: twelve volunteers, and three sessions of a day and a half. */
const mesure = (lines: NonNullable<Evaluation['indicateurs']>): Evaluation => ({
  duree_par_session: 1.5,
  indicateurs: lines.map((one) => {
    const prevu = one.rang === 1 ? 12 : one.rang === 3 ? 3 : null;
    return { ...one, prevu_min: prevu, prevu_max: prevu };
  }),
});

export async function transmit(session: Session, { id_fo }: Pick<Dossier, 'id_fo'>): Promise<void> {
  const { request, headers } = session;
  const { version } = await read<Head>(await request.get(`${dossiers}/${id_fo}`, { headers }));
  const sending = { headers: { ...once(session), 'if-match': `"${version}"` }, data: {} };
  await read(await request.post(`${dossiers}/transmit/${id_fo}`, sending));
}

/** Makes a colleague, « Odile Tessier », to whom the dossier is opened, and returns their address. */
export async function aCollegueOn(
  session: Session,
  { id_fo, siret }: Dossier,
  name: string,
): Promise<string> {
  const { request } = session;
  const email = await aNewAccount(request, name, { prenom: 'Odile', nom: 'Tessier' });
  const theirs = await openSession(request, email);
  await letIn(session, theirs, siret);
  const ajoute = [await readMyId(theirs)];
  await read(await request.patch(`${dossiers}/${id_fo}/share`, { headers: once(session), data: { ajoute } }));
  return email;
}
