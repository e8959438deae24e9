// The queries here are about what a letter may say of one dossier before one service, read in one query when the
// letter is made.
import type { Actor } from '@asso/domain/compte/actor';
import { findCas, readIssue } from '@asso/domain/courrier/cas-courrier.rules';
import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { decisionInForceDate, sommeAccordee } from '@asso/domain/dossier/decision.rules';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import {
  type ActionService,
  type EtatInstruction,
  isAtStudy,
  isDecide,
  ordreEtats,
} from '@asso/domain/dossier/instruction.states';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { adresseLines } from '@asso/domain/referentiel/adresse.words';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { sql } from 'kysely';
import type { DossierRow, InstructionRow } from '../dossier/dossier.sql.ts';
import { nommeRow } from '../dossier/tell-dossier.ts';
import type { Db } from '../platform/db/database.ts';
import { readListes } from '../referentiel/listes.ts';
import { shownNumeroProjet } from '../subvention/dossier-subvention.sql.ts';
import { imageMontree } from './images-courrier.sql.ts';

export type MontantCourrier = { id_projet: string; annee: number; montant_accorde: number };

type Arrete = { numero: string; date_attribution: string; date_validite: string | null };

export type Decidee = {
  dossier: DossierRow;
  instruction: InstructionRow;
  /** Null while nothing is decided. */
  action: ActionService | null;
  actor: Pick<Actor, 'prenom' | 'nom'>;
  at: Date;
  motif?: string;
  /** The amounts granted; absent when nothing is granted. */
  montants?: readonly MontantCourrier[];
  /** What the arrêté says of the agrément being granted; otherwise what was granted before is said. */
  agrement?: Arrete;
};

export async function donneesCourrier(db: Db, decidee: Decidee): Promise<DonneesCourrier> {
  const { dossier, instruction, action, actor, at, motif, montants } = decidee;
  const montant = sommeAccordee(montants);
  const found = await readAbout(db, dossier, instruction.id_service_instructeur);
  const person = found.representant;
  return {
    association: {
      nom: dossier.nom_association,
      siret: dossier.id_siret,
      rna: found.id_rna,
      adresse: lines(found.adresse),
      representant: person && [person.prenom, person.nom].filter(Boolean).join(' '),
      fonction: person?.fonction
        ? fonctionFor(person.fonction, person.civilite, await readListes(db, ['fonctions']))
        : null,
      civilite: person?.civilite ?? null,
    },
    dossier: {
      numero: dossier.id_fo,
      intitule: dossier.intitule ?? nomDossier(nommeRow(dossier)),
      subvention: dossier.titre,
      exercice: dossier.exercice,
      exercice_fin: dossier.exercice_fin,
      transmis_le: instruction.transmis_le === null ? null : new Date(instruction.transmis_le),
      montant_demande: instruction.montant_demande,
    },
    service: {
      nom: instruction.nom_service,
      adresse: lines(found.adresse_service),
      ville: readVille(found.adresse_service),
      telephone: found.telephone && formatTelephone(found.telephone),
      courriel: found.email,
      logo: found.logo,
    },
    signataire: { nom: found.signataire, qualite: found.qualite_signataire, image: found.signature },
    decision: {
      date: at,
      montant,
      motif: motif?.trim() || null,
      cas: findCas({ action, montant, demande: instruction.montant_demande }),
    },
    agrement: dossier.genre === 'agrement' ? agrementDit(dossier, decidee.agrement ?? found.accord) : null,
    agent: { nom: `${actor.prenom} ${actor.nom}` },
    projets: (found.projets ?? []).map(({ id, numero, intitule, annee, demande }) => ({
      projet: `Projet ${numero}${intitule ? ` : ${intitule}` : ''}`,
      annee,
      demande,
      accorde: montants?.find((one) => one.id_projet === id && one.annee === annee)?.montant_accorde ?? null,
    })),
  };
}

const agrementDit = ({ titre }: Pick<DossierRow, 'titre'>, arrete: Arrete | null) => ({
  nom: titre,
  numero: arrete?.numero.trim() || null,
  attribue_le: arrete?.date_attribution || null,
  valide_jusqu_au: arrete?.date_validite || null,
});

type Essai = { dossier: DossierRow; instruction: InstructionRow; actor: Actor; at: Date };

/** Gives what a letter would say of this dossier: the decision its service took, or none while it has not. */
export async function sampleDonnees(db: Db, essai: Essai): Promise<DonneesCourrier> {
  const { dossier, instruction, at } = essai;
  const action = readIssue(instruction.etat);
  const montants =
    action === 'grant' ? await montantsAccordes(db, dossier.id, instruction.id_service_instructeur) : [];
  return donneesCourrier(db, {
    ...essai,
    action,
    at: new Date(decisionInForceDate(instruction) ?? at),
    motif: action === null ? undefined : (instruction.motif ?? undefined),
    montants: montants.length > 0 ? montants : undefined,
  });
}

async function montantsAccordes(db: Db, id_dossier: string, id_service: string): Promise<MontantCourrier[]> {
  const { rows } = await sql<MontantCourrier>`
    select f.id_projet, f.annee, f.montant_accorde::float8 as montant_accorde
    from financement f join projet p on p.id = f.id_projet
    where p.id_dossier = ${id_dossier} and p.supprime_le is null
      and f.id_service_instructeur = ${id_service} and f.montant_accorde is not null`.execute(db);
  return rows;
}

/** Lists at most `mostEssais` dossiers on which a template is tried: those decided last, then those that wait. */
export async function listEssais(
  db: Db,
  { id_service, demarche }: { id_service: string; demarche: GenreDossier },
): Promise<EssaiRow[]> {
  const { rows } = await sql<EssaiRow>`
    select i.id_fo, intitule_dossier(i.id_dossier) as projet, i.nom_association as association, i.etat,
      i.montant_accorde::float8 as montant, i.montant_demande::float8 as demande
    from instruction i
    where i.id_service_instructeur = ${id_service} and i.genre = ${demarche} and i.etat = any(${chezLeService})
    order by i.decide_le desc nulls last, i.id_fo desc
    limit ${mostEssais}`.execute(db);
  return rows;
}

const mostEssais = 300;
/**
 * Tells whether the service has the dossier: it reads nothing of one that it has not received, or that it sent back.
 */
export const isRecu = (etat: EtatInstruction): boolean => isAtStudy(etat) || isDecide(etat);
const chezLeService = ordreEtats.filter(isRecu);

export type EssaiRow = {
  id_fo: string;
  projet: string | null;
  association: string;
  etat: EtatInstruction;
  montant: number | null;
  demande: number;
};

type About = {
  id_rna: string | null;
  adresse: Adresse | null;
  adresse_service: Adresse | null;
  telephone: string | null;
  email: string | null;
  signataire: string | null;
  qualite_signataire: string | null;
  logo: string | null;
  signature: string | null;
  accord: Arrete | null;
  representant: Record<'civilite' | 'prenom' | 'nom' | 'fonction', string | null> | null;
  projets:
    | { id: string; numero: number; intitule: string | null; annee: number; demande: number | null }[]
    | null;
};

async function readAbout(db: Db, dossier: DossierRow, id_service: string): Promise<About> {
  const { demandeur } = dossier.tete as DossierSubvention;
  const representant = demandeur?.id_representant_legal ?? '';
  const { rows } = await sql<About>`
    select a.id_rna, e.adresse, s.adresse as adresse_service, s.telephone, s.email,
      s.signataire, s.qualite_signataire, ${imageMontree('logo')} as logo, ${imageMontree('signature')} as signature,
      (select json_build_object('civilite', r.civilite, 'prenom', r.prenom, 'nom', r.nom, 'fonction', r.fonction)
        from representant_legal r where r.id = ${isUuid(representant) ? representant : null}::uuid
          and r.id_association = a.id) as representant,
      (select json_build_object('numero', c.numero, 'date_attribution', to_char(c.date_attribution, 'YYYY-MM-DD'),
          'date_validite', to_char(c.date_validite, 'YYYY-MM-DD'))
        from agrement_accord c where c.id_dossier = ${dossier.id}) as accord,
      (select json_agg(json_build_object('id', p.id, 'numero', ${shownNumeroProjet}, 'annee', f.annee,
          'intitule', p.corps #>> '{description,intitule}', 'demande', f.montant_demande)
          order by p.rang_dossier, f.annee)
        from projet p join financement f on f.id_projet = p.id
        where p.id_dossier = ${dossier.id} and p.supprime_le is null and f.id_service_instructeur = s.id) as projets
    from association a
    join service s on s.id = ${id_service}
    left join etablissement e on e.siret = ${dossier.id_siret}
    where a.id = ${dossier.id_association}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the dossier a letter is about is gone');
  return row;
}

/** Gives the town where a letter is made: that of the service. */
export const readVille = (adresse: Adresse | null): string | null => adresse?.commune?.trim() || null;

const lines = (adresse: Adresse | null): string | null => adresseLines(adresse).join('\n') || null;
