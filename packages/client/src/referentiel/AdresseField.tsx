import type { GroupRow } from '@asso/domain/kernel/fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { isAdresseBlank } from '@asso/domain/referentiel/adresse.rules';
import { adresseLine, adresseLines } from '@asso/domain/referentiel/adresse.words';
import { readAdresse } from '@asso/domain/referentiel/adresse-lecture.rules';
import { adresseOfLieu } from '@asso/domain/referentiel/lieu.rules';
import { useEffect, useRef, useState } from 'react';
import type { GroupEditorProps } from '../ui/fields/group-kinds.ts';
import { afterPress } from '../ui/page/after-press.ts';
import { announce } from '../ui/page/announcer.ts';
import { focusFirstControl } from '../ui/page/focus.ts';
import { AdresseCherchee } from './AdresseCherchee.tsx';
import { AdresseSaisie } from './AdresseSaisie.tsx';
import { toGeoPoint } from './champs-adresse.ts';
import { useAdresse } from './use-adresse.ts';
import { type LieuTrouve, useCouverture } from './use-geo.ts';
import './adresse.css';

type Mode = 'lue' | 'recherche' | 'saisie';

/**
 * Edits an address: a known one is shown, another can be searched where that is possible, and any can be typed by hand.
 */
export function AdresseField({ form, row, path }: GroupEditorProps) {
  const edition = useAdresse(form, { row, path });
  const { adresse, write } = edition;
  const couverture = useCouverture();
  const [wanted, setWanted] = useState<Mode | null>(() => (isAdresseBlank(adresse) ? null : 'lue'));
  const { box, go } = useFocusAfter(setWanted);
  // An error of one part is corrected in the field of that part, so the address opens for typing.
  const isWrong = [...(form.errors ?? []), ...(form.refusals ?? [])].some(({ field }) =>
    field.startsWith(`${path}.`),
  );
  useEffect(() => {
    if (isWrong) setWanted('saisie');
  }, [isWrong]);
  const mode = wanted ?? firstMode(couverture);
  const canSearch = couverture === 'adresses';

  const choose = (lieu: LieuTrouve) => {
    const parts = adresseOfLieu(lieu);
    write({ ...parts, ...toGeoPoint(lieu.point) });
    form.onLeave?.(path);
    announce(`Adresse choisie : ${adresseLine(parts)}.`);
    go(lieu.type === 'municipality' ? 'saisie' : 'lue');
  };
  const takeText = (text: string) => {
    if (text !== '' && isAdresseBlank(adresse)) write(readAdresse(text));
  };

  return (
    <div ref={box} className="adresse">
      {mode === 'lue' && <AdresseLue row={row} adresse={adresse} onEdit={() => go('saisie')} />}
      {mode === 'recherche' && (
        <AdresseCherchee
          path={path}
          adresse={adresse}
          onChoose={choose}
          onByHand={(text) => {
            takeText(text);
            go('saisie');
          }}
          onKeep={() => go('lue')}
          onLeave={(text) => {
            if (!isAdresseBlank(adresse)) return;
            takeText(text);
            announce('Ce que vous avez écrit est repris dans les champs de l’adresse. Vérifiez-les.');
            afterPress(() => setWanted('saisie'));
          }}
        />
      )}
      {mode === 'saisie' && (
        <AdresseSaisie
          edition={edition}
          row={row}
          path={path}
          couverture={couverture}
          onSearch={canSearch ? () => go('recherche') : undefined}
        />
      )}
    </div>
  );
}

/** Returns how the field starts; null until it is known whether addresses can be searched. */
const firstMode = (couverture: ReturnType<typeof useCouverture>): Mode | null =>
  couverture === 'attente' ? null : couverture === 'adresses' ? 'recherche' : 'saisie';

/** Returns a function that changes the mode and gives the focus to what replaces the pressed button. */
function useFocusAfter(setMode: (mode: Mode) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) focusFirstControl(box.current?.querySelector('input') ?? box.current);
  }, [moves]);
  const go = (mode: Mode) => {
    setMode(mode);
    setMoves((before) => before + 1);
  };
  return { box, go };
}

type AdresseLueProps = { row: GroupRow; adresse: Adresse; onEdit: () => void };

/** Shows the address as it is written on an envelope. */
function AdresseLue({ row, adresse, onEdit }: AdresseLueProps) {
  return (
    <div className="adresse__lue">
      <p className="adresse__lignes">{adresseLines(adresse).join('\n')}</p>
      <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onEdit}>
        Modifier <span className="invisible">({row.label})</span>
      </button>
    </div>
  );
}
