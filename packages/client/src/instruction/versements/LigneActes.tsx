import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { type BatchActe, batchActes } from '@asso/domain/paiement/versements.rules';
import { verbesVersement } from '@asso/domain/paiement/versements.words';
import { lectureCrfHref } from '../../crf/crf-href.ts';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { nommee } from './ProjetLigne.tsx';
import { useRelance } from './use-versements.ts';

type LigneActesProps = {
  ligne: LigneAVerser;
  onAct: (acte: BatchActe) => void;
  onOpen: () => void;
};

/** The one act of a line, as a button or a link, then its schedule under « Plus ». */
export function LigneActes({ ligne, onAct, onOpen }: LigneActesProps) {
  const relancer = useRelance();
  const of = nommee(ligne);
  const { acte, retenue, id_fo, id_siret } = ligne;
  const enLot = batchActes.find((one) => one === acte);
  const first = {
    label: verbesVersement[acte],
    of,
    ...(acte === 'lire' && retenue?.crf
      ? { href: lectureCrfHref({ id: retenue.crf, id_fo, dossier: { id_siret } }) }
      : acte === 'relancer'
        ? { onPress: () => relancer([id_fo]) }
        : enLot
          ? { onPress: () => onAct(enLot) }
          : { href: dossierHref(ligne) }),
  };
  return <RowActs isFolded of={of} acts={[first, { label: 'Échéancier', of, onPress: onOpen }]} />;
}
