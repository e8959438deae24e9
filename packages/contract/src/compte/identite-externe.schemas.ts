import { idsFournisseurs } from '@asso/domain/compte/fournisseur-identite.rows';
import { z } from 'zod';

export const fournisseurSchema = z.enum(idsFournisseurs);

const identiteLiee = z.object({
  id: z.uuid(),
  fournisseur: fournisseurSchema,
  depuis: z.iso.datetime(),
  /** The instant at which the identity last opened the account. */
  vue: z.iso.datetime(),
});
export const identitesReplySchema = z.object({ items: z.array(identiteLiee) });
export type IdentiteLiee = z.output<typeof identiteLiee>;
