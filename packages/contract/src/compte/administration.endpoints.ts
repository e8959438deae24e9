// Administrators of the portal list and change accounts with these calls (§7 Platform users; §8 User).
import { type EtatCompte, etatsCompte } from '@asso/domain/compte/administration.rules';
import { z } from 'zod';
import { pageQuery, pageSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const access = ['lca.admin'];
const params = { id: z.uuid() };
const etat = z.enum(Object.keys(etatsCompte) as [EtatCompte, ...EtatCompte[]]);

const compteAdministreSchema = z.object({
  _id: z.uuid(),
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  territoire: z.string().nullable(),
  etat,
  derniere_connexion: z.iso.datetime().nullable(),
  associations: z.int(),
  version: versionSchema,
});
export type CompteAdministreView = z.infer<typeof compteAdministreSchema>;

export const administrationEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/lca/users',
    summary: 'Les comptes, par nom : ceux dont le nom ou l’adresse contient les mots cherchés.',
    access,
    query: roleQuerySchema.extend({
      searchQuery: z.string().max(100).optional(),
      avec_role: z.string().max(40).optional(),
      etat: etat.optional(),
      ...pageQuery,
    }),
    replica: true,
    reply: pageSchema(compteAdministreSchema),
  }),
  readCompte: endpoint({
    method: 'GET',
    path: '/lca/users/{id}/administration',
    summary: 'Un compte, pour qui l’administre.',
    access,
    params,
    reply: compteAdministreSchema,
    problems: ['compte.inconnu'],
  }),
  updateAcces: endpoint({
    method: 'PATCH',
    path: '/auth/users/{id}/acces',
    summary:
      'Ouvrir, désactiver ou verrouiller un compte, changer ses rôles ou son territoire, exiger un nouveau mot de passe.',
    access,
    params,
    body: z.strictObject({
      actif: z.boolean().optional(),
      verrouille: z.boolean().optional(),
      roles: z.array(z.string().max(40)).max(12).optional(),
      territoire: z.string().max(5).nullable().optional(),
      /** True requires a new password: with the present one, the person can only choose another. */
      nouveau_mot_de_passe: z.literal(true).optional(),
      motif: z.string().trim().max(300).optional(),
    }),
    reply: compteAdministreSchema,
    ifMatch: 'exige',
    problems: [
      'compte.inconnu',
      'compte.soi-meme',
      'compte.role-de-service',
      'compte.sans-role',
      'compte.role-inconnu',
      'compte.niveau-a-dire',
      'compte.territoire-inconnu',
      'compte.territoire-sans-role',
      'compte.dernier-administrateur',
      'compte.desactive',
      'compte.trop-d-invitations',
      'kernel.conflit',
    ],
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/auth/users/{id}/invitation',
    summary: 'Renvoyer à un compte sans mot de passe le lien pour en choisir un.',
    access,
    params,
    reply: z.object({ envoyee: z.literal(true) }),
    problems: ['compte.inconnu', 'compte.deja-actif', 'compte.desactive', 'compte.trop-d-invitations'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
