import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useQueryParams } from '../../../platform/page/query-params.ts';
import { fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import { announce } from '../../../ui/page/announcer.ts';
import { useFocusNext } from '../../../ui/page/use-focus-next.ts';
import { useMedia } from '../../../ui/page/use-media.ts';
import { RemovedLine } from '../../../ui/table/RemovedLine.tsx';
import { takeBackId } from '../../../ui/table/use-lines.ts';
import { Atelier } from '../Atelier.tsx';
import { findChampLigne, type LigneChoisie } from './choix-de-ligne.ts';
import { Feuille } from './Feuille.tsx';
import {
  addLines,
  type FeuilleLignes,
  feuilleLignes,
  feuilleTitle,
  type LigneSaisie,
  listAllLignes,
  moveLine,
} from './feuille-acts.ts';
import { PanneauLigne, panneauId } from './PanneauLigne.tsx';
import { PanneauNouvelle } from './PanneauNouvelle.tsx';

type AtelierDeLignesProps = {
  id: string;
  titre: string;
  form: Form;
  feuilles: readonly FeuilleLignes[];
  /** What the panel shows while no line is chosen. */
  defaut?: ReactNode;
  /** Offers lines of the library; `onTake` adds one. */
  reprendre?: (feuille: FeuilleLignes, onTake: (valeur: object) => void) => ReactNode;
  /** What stands above the lines. */
  children?: ReactNode;
};

const etroit = '(max-width: 68.74em)';

/** Edits lines on the form; the panel beside it has the settings of the chosen line, or the kinds of a new one. */
export function AtelierDeLignes({ form, feuilles, defaut, reprendre, ...props }: AtelierDeLignesProps) {
  const isNarrow = useMedia(etroit);
  const focusNext = useFocusNext();
  const champ = useQueryParams().get('champ');
  const [choix, setChoix] = useState<LigneChoisie>(() => findChampLigne(champ, form, feuilles));
  const [seen, setSeen] = useState(champ);
  const [removed, setRemoved] = useState<{ feuille: string; line: LigneSaisie } | null>(null);
  if (seen !== champ) {
    setSeen(champ);
    setChoix(findChampLigne(champ, form, feuilles) ?? choix);
  }
  const feuille = feuilles.find((one) => feuilleTitle(one) === choix?.feuille);
  const line =
    feuille && choix && 'id' in choix
      ? feuilleLignes(form, feuille).find(({ id }) => id === choix.id)
      : undefined;

  const add = (on: FeuilleLignes, { valeurs, at }: { valeurs: readonly object[]; at: number }) => {
    const id = addLines(form, on, { valeurs, at });
    setChoix({ feuille: feuilleTitle(on), id });
    setRemoved(null);
    announce(valeurs.length > 1 ? `${valeurs.length} questions ajoutées.` : 'Ajouté.');
    focusNext(fieldId(`${on.path}.${id}.label`));
  };
  const actsOf = (on: FeuilleLignes, one: LigneSaisie) => {
    const move = (by: -1 | 1) => () => {
      if (moveLine(form, on, { id: one.id, by })) announce(`${one.label ?? 'Ligne'} : déplacé.`);
    };
    return {
      onUp: move(-1),
      onDown: move(1),
      onCopy: () => {
        const at = feuilleLignes(form, on).findIndex(({ id }) => id === one.id) + 1;
        add(on, { valeurs: [one], at });
      },
      onRemove: () => {
        form.onChange(`${on.path}.${one.id}`, null);
        form.onLeave?.(on.path);
        setRemoved({ feuille: feuilleTitle(on), line: one });
        setChoix(null);
        announce('Retiré.');
        focusNext(takeBackId(on.path));
      },
      onClose: () => {
        setChoix(null);
        focusNext(fieldId(`${on.path}.${one.id}.label`));
      },
    };
  };
  const keysOf = (on: FeuilleLignes, one: LigneSaisie) => (event: KeyboardEvent) => {
    const acts = actsOf(on, one);
    const act =
      event.altKey && event.key === 'ArrowUp'
        ? acts.onUp
        : event.altKey && event.key === 'ArrowDown'
          ? acts.onDown
          : event.ctrlKey && event.key === 'd'
            ? acts.onCopy
            : event.key === 'Escape'
              ? () => setChoix(null)
              : null;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const panneau =
    feuille && choix ? (
      line ? (
        <PanneauLigne key={line.id} form={form} feuille={feuille} line={line} {...actsOf(feuille, line)} />
      ) : 'at' in choix ? (
        <PanneauNouvelle
          feuille={feuille}
          codes={listAllLignes(form, feuille).flatMap(({ code }) => code ?? [])}
          onAdd={(valeurs) => add(feuille, { valeurs, at: choix.at })}
          onClose={() => setChoix(null)}
          reprendre={reprendre?.(feuille, (valeur) => add(feuille, { valeurs: [valeur], at: choix.at }))}
        />
      ) : null
    ) : null;
  return (
    <Atelier {...props} panneau={isNarrow ? undefined : (panneau ?? defaut)}>
      {props.children}
      {feuilles.map((one) => (
        <Feuille
          key={feuilleTitle(one)}
          form={form}
          choix={choix}
          feuille={one}
          sous={isNarrow ? panneau : null}
          onChoose={(id) => setChoix({ feuille: feuilleTitle(one), id })}
          onNew={(at) => {
            setChoix({ feuille: feuilleTitle(one), at });
            focusNext(panneauId);
          }}
          onSettings={(id) => {
            setChoix({ feuille: feuilleTitle(one), id });
            focusNext(panneauId);
          }}
          keysOf={(line) => keysOf(one, line)}
          retiree={
            removed?.feuille === feuilleTitle(one) && (
              <RemovedLine
                path={one.path}
                said={`${removed.line.label ?? 'Ligne'} : retiré.`}
                name={removed.line.label ?? 'ligne'}
                onTakeBack={() => {
                  form.onChange(`${one.path}.${removed.line.id}`, removed.line);
                  form.onLeave?.(one.path);
                  setRemoved(null);
                  announce('Remis.');
                  focusNext(fieldId(`${one.path}.${removed.line.id}.label`));
                }}
              />
            )
          }
        />
      ))}
    </Atelier>
  );
}
