import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { useRead } from '../../platform/use-read.ts';

/** By dossier, the names of what stands against granting it. */
export type Contraires = ReadonlyMap<string, readonly string[]>;

const aucun: Contraires = new Map();
/** The most dossiers asked about at once, as many as a page of the queue has. */
const most = 50;

/** Reads what stands against granting each dossier of a page of the queue, which is shown without waiting for it. */
export function useFileSignaux(lignes: readonly { id_fo: string }[], isService: boolean): Contraires {
  const id_fo = lignes.slice(0, most).map((one) => one.id_fo);
  const read = useRead(
    signauxEndpoints.listSignaux,
    isService && id_fo.length > 0 ? { query: { id_fo } } : null,
  );
  if (read.state !== 'lu') return aucun;
  return new Map(read.value.items.map(({ id_fo: id, contraires }) => [id, contraires]));
}
