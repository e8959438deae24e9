// A file that leaves for another system, and where it stands on its way.
import { type Envoi, envois } from '@asso/domain/transfert/lot.words';
import { z } from 'zod';

export const lotSchema = z.object({
  id: z.string(),
  numero: z.string(),
  /** What it is made of, in words: « FDVA 2027 », « Paiements ». */
  contenu: z.string(),
  nombre: z.int(),
  montant: z.number(),
  cree_le: z.string(),
  par: z.string(),
  envoi: z.enum(Object.keys(envois) as [Envoi]),
  envoye_le: z.string().nullable(),
});
export type LotTransfert = z.infer<typeof lotSchema>;
