// A service's administrators read and write it in two parts (§3 Service).
import { type AuthService, type RdsService, rdsServiceFields } from '@asso/domain/service/service.fields';
import { type EtatCompteService, etatsCompteService } from '@asso/domain/service/service.rules';
import { z } from 'zod';
import { rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { draftWith } from '../kernel/draft-with.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

export const rdsServiceSchema = draftWith(rdsServiceFields, {});

export const serviceAdministreSchema = z.object({
  _id: z.uuid(),
  authId: z.uuid().nullable(),
  auth: valeurFormulaire<AuthService>('service_auth').nullable(),
  rds: valeurFormulaire<RdsService>('service_rds'),
  etat_compte: z.enum(Object.keys(etatsCompteService) as [EtatCompteService, ...EtatCompteService[]]),
  /** The instant at which the account was last used; null when it never was. */
  derniere_connexion: z.iso.datetime().nullable(),
  parent_nom: z.string().nullable(),
  dossiers_ouverts: z.int(),
  version: versionSchema,
  rights: rightsSchema,
});
export type ServiceAdministre = z.infer<typeof serviceAdministreSchema>;

/** The first part is kept aside until the second one is sent with this `authId`. */
export const pendingAuthSchema = z.object({ authId: z.uuid(), login: z.string(), code: z.string() });

export const membreServiceSchema = z.object({
  id_utilisateur: z.uuid(),
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  role: z.string(),
  since: z.iso.datetime(),
  etat_compte: z.enum(Object.keys(etatsCompteService) as [EtatCompteService, ...EtatCompteService[]]),
});
export type MembreService = z.infer<typeof membreServiceSchema>;
