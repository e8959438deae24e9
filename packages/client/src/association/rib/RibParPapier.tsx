import type { PapierProps } from '../collection/collection-screen.ts';
import { ConfirmerRib } from './ConfirmerRib.tsx';
import { isTitulaireDouteux } from './confirmation-rib.ts';
import { DeposerRib } from './DeposerRib.tsx';
import { usePapierRib } from './use-papier-rib.ts';
import './rib-par-papier.css';

/** Adds a RIB from a paper: the person gives the paper, then confirms or corrects what was read. */
export function RibParPapier({ id, found, papier, cadre, onSaved, onByHand }: PapierProps) {
  const { etat, deposit, read, restart, kept } = usePapierRib(id, papier);
  if (etat.kind !== 'lu') {
    return cadre(
      {
        titre: 'Où l’argent doit-il arriver ?',
        chapo: 'Nous lisons l’IBAN, la banque et le nom sur le papier : rien à recopier.',
      },
      <DeposerRib id={id} etat={etat} onFiles={deposit} onRead={read} onByHand={onByHand} />,
    );
  }
  const isDoubtful = isTitulaireDouteux(etat.papier);
  return cadre(
    {
      titre: isDoubtful
        ? 'Ce RIB est-il au nom de l’association ?'
        : 'Est-ce bien le compte de l’association ?',
      chapo: 'Comparez avec le papier, puis confirmez une seule fois.',
    },
    <ConfirmerRib
      key={etat.papier.uuid}
      id={id}
      found={found}
      papier={etat.papier}
      onSaved={() => {
        kept();
        return onSaved();
      }}
      onAnother={restart}
    />,
  );
}
