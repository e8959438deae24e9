// The shapes of an association, its people and its bank details (§3 Association).

import { activitesFields } from '@asso/domain/association/activites.fields';
import { agrementFields } from '@asso/domain/association/agrement.fields';
import { profils } from '@asso/domain/association/association.rights';
import { coordonneesFields } from '@asso/domain/association/coordonnees.fields';
import { identiteFields } from '@asso/domain/association/identite.fields';
import { specificitesFields } from '@asso/domain/association/specificites.fields';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import { adresseFields } from '@asso/domain/referentiel/adresse.fields';
import { z } from 'zod';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { draftWith } from '../kernel/draft-with.ts';

export const identifiantsSchema = z.object({
  id: z.uuid(),
  id_correspondance: z.string(),
  id_rna: z.string().nullable(),
  id_siren: z.string().nullable(),
  id_siret_siege: z.string().nullable(),
});

/** Where a value comes from: the association, or a register with the day on which it wrote the value. */
const provenanceSchema = z.object({
  source: z.enum(['RNA', 'Sirene', 'association']),
  date: z.string().nullable(),
});

const commun = {
  association: identifiantsSchema.extend({
    nom: z.string(),
    etat: z.enum(['active', 'dissoute']),
    date_dissolution: z.string().nullable(),
  }),
  /** The origin of each value, by a dotted path such as `identite.nom`. */
  sources: z.record(z.string(), provenanceSchema),
  /** The paths whose value comes from a register: read-only here, and corrected in the register. */
  verrous: z.array(z.string()),
  /** The paths on which the two registers differ, each with the other register's value. */
  ecarts: z.record(z.string(), z.object({ source: z.enum(['RNA', 'Sirene']), valeur: z.unknown() })),
  /** The problems that a transmission would report in this section. */
  manques: z.array(problemSchema),
  /** The person's relation to the association. */
  profil: z.enum(profils),
  rights: rightsSchema,
  version: versionSchema,
};

export const identiteReplySchema = z.object({ identite: draftSchema(identiteFields), ...commun });
export const coordonneesReplySchema = z.object({ coordonnees: draftSchema(coordonneesFields), ...commun });
export const activitesReplySchema = z.object({ activites: draftSchema(activitesFields), ...commun });
export const specificitesReplySchema = z.object({
  specificites: draftSchema(specificitesFields),
  ...commun,
});

export const etablissementSchema = z.object({
  id_siret: z.string(),
  nic: z.string(),
  est_siege: z.boolean(),
  actif: z.boolean(),
  date_fermeture: z.string().nullable(),
  enseigne: z.string().nullable(),
  adresse: draftSchema(adresseFields),
  commune: z.string().nullable(),
  code_postal: z.string().nullable(),
});
export type EtablissementView = z.infer<typeof etablissementSchema>;

/** An establishment, with what the association adds to the register, for people who read the file. */
export const etablissementTenuSchema = etablissementSchema.extend({
  courriel: z.string().nullable(),
  telephone: z.string().nullable(),
  note: z.string().nullable(),
  version: versionSchema,
});
export type EtablissementTenuView = z.infer<typeof etablissementTenuSchema>;

/** A row of a collection: its fields and what the server adds. */
export const ligneSchema = <F extends Fields>(fields: F) =>
  draftWith(fields, {
    id: z.uuid(),
    version: versionSchema,
    /** The problems that prevent the row from being chosen in a dossier; empty when the row is complete. */
    manques: z.array(problemSchema),
    complet: z.boolean(),
    /** Who changed the row last; given in a list, to people who may write the row. */
    suivi: z.object({ fait: z.enum(['ajoute', 'modifie']), par: z.string(), le: z.iso.datetime() }).nullish(),
  });

/** The reply of a list: the rows of a collection, and what the person may do with them. */
export const listOfLignes = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), rights: rightsSchema });

export const deletedSchema = z.object({ id: z.uuid(), deleted: z.literal(true) });

/**
 * The whole file of an association; the paths in `sources`, `verrous`, `ecarts` and `manques` begin with their section.
 */
export const ficheSchema = z.object({
  ...commun,
  identite: draftSchema(identiteFields),
  coordonnees: draftSchema(coordonneesFields),
  activites: draftSchema(activitesFields),
  specificites: draftSchema(specificitesFields),
  /** Null until the agrément procedure writes it. */
  agrement: draftSchema(agrementFields).nullable(),
  /** Repeats `activites.commentaire`, where the value is stored. */
  commentaire: z.string().nullable(),
  etablissements: z.array(etablissementTenuSchema),
  nb_documents: z.int(),
  /** The date of the association's last change to each section or collection. */
  ecrits_le: z.record(z.string(), z.iso.datetime()),
});
