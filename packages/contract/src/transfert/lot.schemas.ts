// A file leaves for another system; this is its content and its state on the way.
import { envois, type LotEnvoi } from '@asso/domain/transfert/lot.words';
import { z } from 'zod';

export const lotSchema = z.object({
  id: z.string(),
  numero: z.string(),
  /** The content in words, such as « FDVA 2027 » or « Paiements ». */
  contenu: z.string(),
  nombre: z.int(),
  montant: z.number(),
  cree_le: z.string(),
  par: z.string(),
  envoi: z.enum(Object.keys(envois) as [LotEnvoi]),
  envoye_le: z.string().nullable(),
});
export type LotTransfert = z.infer<typeof lotSchema>;
