import { conditionsSayer } from '@asso/domain/catalogue/condition.words';
import { type ChangementWords, nameLigne, valeurMontree } from '@asso/domain/identifiants/changements';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import type { ListRow } from '@asso/domain/kernel/fields';
import { lignes } from '@asso/domain/kernel/lignes';
import { useContext, useState } from 'react';
import { FieldMessages } from '../../ui/fields/FieldMessages.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { type Form, valueAt } from '../../ui/fields/form.ts';
import { GroupFrame } from '../../ui/fields/GroupFrame.tsx';
import type { ListEditorProps } from '../../ui/fields/group-kinds.ts';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import { useHeldOpen } from '../../ui/page/use-held-open.ts';
import { useListes } from '../../ui/table/listes.ts';
import { RemovedLine } from '../../ui/table/RemovedLine.tsx';
import { useLines } from '../../ui/table/use-lines.ts';
import { withCodes } from './code-de-ligne.ts';
import { SujetsContext } from './sujets-context.ts';
import './campagne.css';

type Ligne = { id: string; rang?: unknown };

/** Edits the lines of a list: a folded line is summed up in a sentence and opens on its fields; two buttons move it. */
export function LignesField({ form, row, path }: ListEditorProps) {
  const lines = lignes((valueAt(form, path) ?? []) as readonly Ligne[]);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { removed, add, remove, takeBack } = useLines({
    form,
    path,
    lines,
    bodyOf: (line) => bodyId(path, line.id),
  });
  const coded = withCodes(form, { row, path, lines });
  const error = errorAt(allErrors(form), path);
  const sujetsOf = useContext(SujetsContext);
  const words = {
    conditions: conditionsSayer(sujetsOf(form.value)),
    services: namesOf(form),
    listes: useListes(),
  };
  const addNew = () => {
    const line: Ligne = { id: newId(), rang: lines.length };
    setAdded([...added, line.id]);
    add(line, 'Ligne ajoutée.');
  };
  const move = (at: number, by: -1 | 1) => {
    const ordered = [...lines];
    const [line] = ordered.splice(at, 1);
    if (!line) return;
    ordered.splice(at + by, 0, line);
    for (const [rang, one] of ordered.entries()) {
      if (one.rang !== rang) form.onChange(`${path}.${one.id}.rang`, rang);
    }
    form.onLeave?.(path);
    announce(`${nameLigne(row, line, words)} : place ${at + by + 1} sur ${lines.length}.`);
  };
  return (
    <GroupFrame path={path} label={row.label} aide={row.aide} error={error}>
      <ol className="liste-nue lignes-pliees">
        {lines.map((line, at) => (
          <LignePliee
            key={line.id}
            row={row}
            line={line}
            form={coded}
            path={`${path}.${line.id}`}
            nom={nameLigne(row, line, words)}
            faits={faitsOf(row, line, words)}
            isNew={added.includes(line.id)}
            onRemove={() => remove(line)}
            onUp={at > 0 && Object.hasOwn(row.fields, 'rang') ? () => move(at, -1) : null}
            onDown={at < lines.length - 1 && Object.hasOwn(row.fields, 'rang') ? () => move(at, 1) : null}
          />
        ))}
      </ol>
      {removed && (
        <RemovedLine
          path={path}
          said={`${nameLigne(row, removed, words)} : ligne retirée.`}
          name={nameLigne(row, removed, words)}
          onTakeBack={takeBack}
        />
      )}
      {lines.length < row.max ? (
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
          onClick={addNew}
        >
          Ajouter <span className="invisible">: {row.label}</span>
        </button>
      ) : (
        <p className="fr-hint-text">{count(row.max, 'ligne', 'lignes')} au plus.</p>
      )}
    </GroupFrame>
  );
}

type LignePlieeProps = Pick<ListEditorProps, 'form' | 'row' | 'path'> & {
  line: Ligne;
  nom: string;
  faits: readonly string[];
  isNew: boolean;
  onRemove: () => void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
};

/**
 * A line; an error inside opens it, since the summary of errors links to its field, and correcting the error does not
 * close it.
 */
function LignePliee({ form, row, path, nom, faits, ...acts }: LignePlieeProps) {
  const hasError = allErrors(form).some(({ field }) => field === path || field.startsWith(`${path}.`));
  const [isOpen, setIsOpen] = useHeldOpen(acts.isNew || hasError);
  const id = fieldId(path);
  return (
    <li className="ligne-pliee" id={id} tabIndex={-1}>
      <div className="ligne-pliee__tete">
        <span className="ligne-pliee__nom">{nom}</span>
        <span className="ligne-pliee__faits">{faits.join(' · ')}</span>
        <span className="ligne-pliee__actes">
          <ActeButton icon="fr-icon-arrow-up-line" nom={nom} onPress={acts.onUp}>
            Monter
          </ActeButton>
          <ActeButton icon="fr-icon-arrow-down-line" nom={nom} onPress={acts.onDown}>
            Descendre
          </ActeButton>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Fermer' : 'Modifier'} <span className="invisible">: {nom}</span>
          </button>
        </span>
      </div>
      <FieldMessages id={id} error={errorAt(allErrors(form), path)} />
      {isOpen && (
        <div className="formulaire ligne-pliee__corps" id={`${id}-corps`}>
          <FieldRows
            form={form}
            fields={row.fields}
            parentPath={path}
            only={Object.keys(row.fields).filter((name) => name !== 'rang')}
          />
          <div>
            <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={acts.onRemove}>
              Retirer <span className="invisible">: {nom}</span>
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

type ActeButtonProps = { icon: string; nom: string; onPress: (() => void) | null; children: string };

/** A button that can do nothing stays in its place, so that the others do not move under the pointer. */
const ActeButton = ({ icon, nom, onPress, children }: ActeButtonProps) => (
  <button
    type="button"
    className={`fr-btn fr-btn--tertiary-no-outline fr-btn--sm ${icon}`}
    title={children}
    aria-disabled={onPress === null || undefined}
    onClick={() => onPress?.()}
  >
    {children} : {nom}
  </button>
);

const allErrors = ({ refusals = [], errors = [] }: Form) => [...refusals, ...errors];
const bodyId = (path: string, id: string): string => `${fieldId(`${path}.${id}`)}-corps`;

const namesOf = ({ options }: Form): Record<string, string> =>
  Object.fromEntries((options?.service ?? []).map(({ value, label }) => [value, label]));

/** Returns the code, the choices, the ticked boxes and the conditions of a line, without its long texts. */
function faitsOf(row: ListRow, line: object, words: ChangementWords): string[] {
  const [, ...others] = Object.entries(row.fields).filter(([name]) => name !== 'rang');
  return others.flatMap(([name, inner]) => {
    const value: unknown = Reflect.get(line, name);
    if (inner.kind === 'list')
      return inner.of === 'conditions' ? (valeurMontree(inner, value, words) ?? []) : [];
    if (inner.kind === 'bool') return value === true ? inner.label.toLowerCase() : [];
    if (isBlank(value) || (inner.kind === 'text' && inner.multiline)) return [];
    const shown = valeurMontree(inner, value, words);
    if (name === 'requiredAt') return 'obligatoire';
    if (inner.kind === 'int' || inner.kind === 'decimal') return `${inner.label} : ${shown}`;
    return shown ?? [];
  });
}
