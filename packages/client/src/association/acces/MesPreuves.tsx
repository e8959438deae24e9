import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { useRead } from '../../platform/use-read.ts';
import { PreuveDepot } from '../adhesion/PreuveDepot.tsx';

/** The person sees the proofs they joined for this association, as long as a decision is pending. */
export function MesPreuves({ idAssociation }: { idAssociation: string }) {
  const read = useRead(accesEndpoints.listMesDemandes, {});
  const items = read.state === 'lu' ? read.value.items : [];
  const mine = items.filter(
    ({ association, prend_preuve }) => prend_preuve && association.id === idAssociation,
  );
  return (
    <PreuveDepot
      idAssociation={idAssociation}
      preuves={mine.flatMap(({ preuves }) => preuves)}
      isOpen
      onChanged={read.reload}
    />
  );
}
