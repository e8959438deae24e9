// The queries here are about what a letter may say of one dossier before one service, read in one query when the
// letter is made.
import type { Actor } from '@asso/domain/compte/actor';
import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { adresseLines } from '@asso/domain/referentiel/adresse.words';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { sql } from 'kysely';
import type { DossierRow, InstructionRow } from '../dossier/dossier.sql.ts';
import { nommeOf } from '../dossier/tell-dossier.ts';
import type { Db } from '../platform/db/database.ts';
import { readListes } from '../referentiel/listes.ts';

export type Montant = { id_projet: string; annee: number; montant_accorde: number };

export type Decidee = {
  dossier: DossierRow;
  instruction: InstructionRow;
  actor: Actor;
  at: Date;
  motif?: string;
  /** These are the amounts granted; absent when nothing is. */
  montants?: readonly Montant[];
};

export async function donneesCourrier(db: Db, decidee: Decidee): Promise<DonneesCourrier> {
  const { dossier, instruction, actor, at, motif, montants } = decidee;
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
    },
    dossier: {
      numero: dossier.id_fo,
      intitule: dossier.intitule ?? nomDossier(nommeOf(dossier)),
      subvention: dossier.titre,
      exercice: dossier.exercice,
      transmis_le: instruction.transmis_le === null ? null : new Date(instruction.transmis_le),
      montant_demande: instruction.montant_demande,
    },
    service: {
      nom: instruction.nom_service,
      adresse: lines(found.adresse_service),
      ville: found.adresse_service?.commune?.trim() || null,
      telephone: found.telephone && formatTelephone(found.telephone),
      courriel: found.email,
    },
    signataire: { nom: found.signataire, qualite: found.qualite_signataire },
    decision: {
      date: at,
      montant: montants ? sumEuros(montants.map((one) => one.montant_accorde)) : null,
      motif: motif?.trim() || null,
    },
    agent: { nom: `${actor.prenom} ${actor.nom}` },
    projets: (found.projets ?? []).map(({ id, rang, intitule, annee, demande }) => ({
      projet: `Projet ${rang}${intitule ? ` : ${intitule}` : ''}`,
      annee,
      demande,
      accorde: montants?.find((one) => one.id_projet === id && one.annee === annee)?.montant_accorde ?? null,
    })),
  };
}

type About = {
  id_rna: string | null;
  adresse: Adresse | null;
  adresse_service: Adresse | null;
  telephone: string | null;
  email: string | null;
  signataire: string | null;
  qualite_signataire: string | null;
  representant: Record<'civilite' | 'prenom' | 'nom' | 'fonction', string | null> | null;
  projets:
    | { id: string; rang: number; intitule: string | null; annee: number; demande: number | null }[]
    | null;
};

async function readAbout(db: Db, dossier: DossierRow, id_service: string): Promise<About> {
  const { demandeur } = dossier.tete as DossierSubvention;
  const representant = demandeur?.id_representant_legal ?? '';
  const { rows } = await sql<About>`
    select a.id_rna, e.adresse, s.adresse as adresse_service, s.telephone, s.email,
      s.signataire, s.qualite_signataire,
      (select json_build_object('civilite', r.civilite, 'prenom', r.prenom, 'nom', r.nom, 'fonction', r.fonction)
        from representant_legal r where r.id = ${isUuid(representant) ? representant : null}::uuid
          and r.id_association = a.id) as representant,
      (select json_agg(json_build_object('id', p.id, 'rang', p.rang_dossier, 'annee', f.annee,
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

const lines = (adresse: Adresse | null): string | null => adresseLines(adresse).join('\n') || null;
