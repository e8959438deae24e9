// A person reads, changes and closes their own account with these calls (§7 Auth and Platform users).
import { profilFields } from '@asso/domain/compte/profil.fields';
import { z } from 'zod';
import { draftWith } from '../kernel/draft-with.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { userSchema } from './user.schemas.ts';

const params = { id: z.string().max(40) };
const password = z.string().max(200).optional();
const essais = ['compte.trop-d-essais', 'compte.trop-d-essais-partout'] as const;

export const profilEndpoints = {
  updateUser: endpoint({
    method: 'PATCH',
    path: '/auth/users/{id}',
    summary:
      'Changer son profil : seuls les champs changés sont envoyés. Une nouvelle adresse demande le mot de passe et attend que le lien qu’elle reçoit soit suivi.',
    access: 'connecte',
    params,
    body: draftWith(profilFields, { password }),
    reply: userSchema.extend({
      /** The new address, masked, until the link sent to it is followed; null when there is none. */
      adresseEnAttente: z.string().nullable(),
    }),
    ifMatch: 'exige',
    problems: [
      'compte.inconnu',
      'compte.mot-de-passe-requis',
      'compte.mot-de-passe-faux',
      'compte.sans-mot-de-passe',
      ...essais,
    ],
  }),
  confirmCourriel: endpoint({
    method: 'POST',
    path: '/auth/courriel',
    summary: 'Confirmer sa nouvelle adresse, avec le jeton du lien qu’elle a reçu.',
    access: 'public',
    body: z.strictObject({ token: z.string().max(200) }),
    reply: z.object({ email: z.string() }),
    problems: ['compte.lien-perime', 'compte.adresse-deja-liee'],
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/lca/users/{id}',
    summary:
      'Supprimer son compte : le nom, l’adresse et les accès sont effacés, les dossiers restent aux associations.',
    access: 'connecte',
    params,
    body: z
      .strictObject({
        password,
        /** True when the person accepts that what they alone managed stays without a manager. */
        reprise_ouverte: z.boolean().optional(),
      })
      .nullish()
      .transform((body) => body ?? {}),
    reply: z.object({ supprime: z.literal(true) }),
    problems: [
      'compte.inconnu',
      'compte.mot-de-passe-requis',
      'compte.mot-de-passe-faux',
      'compte.sans-mot-de-passe',
      'compte.encore-membre',
      'compte.compte-de-service',
      'compte.dernier-administrateur',
      ...essais,
    ],
  }),
} as const satisfies EndpointTable;
