// An association, its people and its bank details as the API says them (§3 Association).

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

/** Who says a datum: a register and the day it wrote it, or the association. */
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
  /** By dotted path: `identite.nom`. */
  sources: z.record(z.string(), provenanceSchema),
  /** Paths that a register says: corrected there, read only here. */
  verrous: z.array(z.string()),
  /** Paths on which the two registers differ, with what the other one says. */
  ecarts: z.record(z.string(), z.object({ source: z.enum(['RNA', 'Sirene']), valeur: z.unknown() })),
  /** What a transmission would find missing or wrong in this section. */
  manques: z.array(problemSchema),
  /** What this person is to the association. */
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

/** For who reads the file: with what the association says of it. */
export const etablissementTenuSchema = etablissementSchema.extend({
  courriel: z.string().nullable(),
  telephone: z.string().nullable(),
  note: z.string().nullable(),
  version: versionSchema,
});
export type EtablissementTenuView = z.infer<typeof etablissementTenuSchema>;

/** A row of a collection: its fields, and what the server says of it. */
export const ligneSchema = <F extends Fields>(fields: F) =>
  draftWith(fields, {
    id: z.uuid(),
    version: versionSchema,
    /** What keeps it from being chosen in a dossier; nothing when it is complete. */
    manques: z.array(problemSchema),
    complet: z.boolean(),
    /** In a list, for who may write it: who last did. */
    suivi: z.object({ fait: z.enum(['ajoute', 'modifie']), par: z.string(), le: z.iso.datetime() }).nullish(),
  });

/** The rows of a collection, with what may be done to them. */
export const listOfLignes = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), rights: rightsSchema });

export const supprimeSchema = z.object({ id: z.uuid(), deleted: z.literal(true) });

/** The file of an association on the whole; paths of `sources`, `verrous`, `ecarts` and `manques` begin with their section. */
export const ficheSchema = z.object({
  ...commun,
  identite: draftSchema(identiteFields),
  coordonnees: draftSchema(coordonneesFields),
  activites: draftSchema(activitesFields),
  specificites: draftSchema(specificitesFields),
  /** Null until the accreditation procedure writes it. */
  agrement: draftSchema(agrementFields).nullable(),
  /** The same as `activites.commentaire`, where it is written. */
  commentaire: z.string().nullable(),
  etablissements: z.array(etablissementTenuSchema),
  nb_documents: z.int(),
  /** Section or collection → when the association last wrote there. */
  ecrits_le: z.record(z.string(), z.iso.datetime()),
});
