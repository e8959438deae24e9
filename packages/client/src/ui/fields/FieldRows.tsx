import { isBlank } from '@asso/domain/kernel/asks';
import type { Choice, Fields, Row } from '@asso/domain/kernel/fields';
import { type Listes, listChoices } from '@asso/domain/kernel/listes';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { Fragment, Suspense, useState } from 'react';
import { afterPress } from '../page/after-press.ts';
import { showValue } from '../show-value.ts';
import { ListEditor } from '../table/ListEditor.tsx';
import { jourCourant, useListes } from '../table/listes.ts';
import { type ControlRow, FieldControl } from './FieldControl.tsx';
import { fieldId } from './field-errors.ts';
import {
  answerAt,
  type Form,
  isLocked,
  isOptional,
  isRequired,
  messageAt,
  scopesAt,
  valueAt,
} from './form.ts';
import { GroupFrame } from './GroupFrame.tsx';
import {
  type GroupEditorProps,
  groupKind,
  type ListEditorProps,
  listEditors,
  type MontantsEditorProps,
  montantsEditors,
} from './group-kinds.ts';
import { LockedGroup } from './LockedGroup.tsx';
import { MontantsFields } from './MontantsFields.tsx';
import { useSigns } from './use-signs.ts';

type FieldRowsProps = { form: Form; fields: Fields; parentPath?: string; only?: readonly string[] };

/** Renders the rows of a table one under the other, without a frame. */
export function FieldRows({ form, fields, parentPath = '', only }: FieldRowsProps) {
  const names = only ?? Object.keys(fields);
  return names.map((name) => {
    const row = fields[name];
    const path = parentPath ? `${parentPath}.${name}` : name;
    const after = form.after?.[path];
    return (
      row && (
        <Fragment key={name}>
          <FieldRow form={form} row={row} path={path} parentPath={parentPath} />
          {after}
        </Fragment>
      )
    );
  });
}

type FieldRowProps = { form: Form; row: Row; path: string; parentPath: string };

/**
 * Renders a row with the editor of its kind, or as text when it may not be changed; a row that does not apply is
 * hidden.
 */
function FieldRow({ form, row, path, parentPath }: FieldRowProps) {
  const scopes = scopesAt(form, parentPath);
  if (!isShown(row, scopes)) return null;
  switch (row.kind) {
    case 'group':
      return (
        <GroupFrame
          path={path}
          label={row.label}
          aide={row.aide}
          isOptional={isOptional(row) && !isLocked(form, row)}
        >
          <GroupRows form={form} row={row} path={path} />
        </GroupFrame>
      );
    case 'custom':
      return <FieldRows form={form} fields={form.custom?.[row.bloc] ?? {}} parentPath={path} />;
    case 'list':
      return <Lines form={form} row={row} path={path} />;
    case 'montants':
      return <Montants form={form} row={row} path={path} />;
    default:
      return isLocked(form, row) ? (
        <LockedValue row={row} value={valueAt(form, path)} options={optionsOf(form, row, path)} />
      ) : (
        <ValueField form={form} row={row} path={path} isRequired={isRequired(form, row, { path, scopes })} />
      );
  }
}

/**
 * Renders a list with the editor registered for its kind of lines, or else with one field under the other in each line.
 */
function Lines({ form, row, path }: ListEditorProps) {
  const Own = row.of === undefined ? undefined : listEditors.get(row.of);
  if (!Own || isLocked(form, row)) {
    return (
      <ListEditor
        form={form}
        row={row}
        path={path}
        isLocked={isLocked(form, row)}
        renderRows={(linePath, shown) => <FieldRows form={shown} fields={row.fields} parentPath={linePath} />}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <Own form={form} row={row} path={path} />
    </Suspense>
  );
}

/** Renders amounts with the editor registered for a whole budget, or else as plain fields. */
function Montants({ form, row, path }: MontantsEditorProps) {
  const Own = row.of === undefined ? undefined : montantsEditors.get(row.of);
  if (!Own || isLocked(form, row)) {
    return <MontantsFields form={form} row={row} path={path} isLocked={isLocked(form, row)} />;
  }
  return (
    <Suspense fallback={null}>
      <Own form={form} row={row} path={path} />
    </Suspense>
  );
}

/** Renders a group by the editor of its kind when there is one, else by its rows. */
function GroupRows({ form, row, path }: GroupEditorProps) {
  const own = groupKind(row);
  const isRead = isLocked(form, row);
  if (!own || (isRead && !own.read)) return <FieldRows form={form} fields={row.fields} parentPath={path} />;
  if (isRead && own.read) {
    return <LockedGroup note={form.notes?.[path]}>{own.read(valueAt(form, path))}</LockedGroup>;
  }
  return (
    <Suspense fallback={null}>
      <own.Editor form={form} row={row} path={path} />
    </Suspense>
  );
}

type ValueFieldProps = { form: Form; row: ControlRow; path: string; isRequired: boolean };

function ValueField({ form, row, path, isRequired }: ValueFieldProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const [wasAnswered] = useState(() => !isBlank(answerAt(form, path)));
  const listes = useListes();
  const proposal = form.proposals?.[path];
  const messages = messageAt(form, row, { path, wasLeft });
  const signs = useSigns(form, row, path);
  const leave = () => {
    afterPress(() => setWasLeft(true));
    signs.tidy();
    form.onLeave?.(path);
  };
  const shown = offered(row, listes, valueAt(form, path));
  const options = optionsOf(form, row, path);
  const control = {
    id: fieldId(path),
    isRequired,
    isOptional: isOptional(row) && !(isOneChoice(row) && (wasAnswered || holdsEmpty(options))),
    // An error takes the place of the note that tells where the value comes from.
    note: messages.error ? undefined : (proposal?.note ?? signs.note ?? form.notes?.[path]),
    offer: proposal?.keep
      ? { label: 'C’est bien cela', after: row.label, onPress: proposal.keep }
      : messages.error
        ? signs.removal
        : signs.undoing,
    value: answerAt(form, path),
    onChange: (next: unknown) => {
      signs.forget();
      form.onChange(path, next);
    },
    onLeave: leave,
    round: form.round,
    ...messages,
  };
  const own = form.own?.[path];
  if (!own) return <FieldControl {...control} row={shown} options={options} />;
  const choices = shown.kind === 'choice' ? shown.options : (options ?? []);
  return own({ ...control, label: row.label, help: row.aide, options: choices });
}

/** Tells whether one answer is chosen among several: once given, it may change but not be taken back. */
const isOneChoice = (row: ControlRow): boolean =>
  row.kind === 'id' || row.kind === 'bool' || (row.kind === 'choice' && !row.multiple);

/** Tells whether an option stands for no answer, « Toute l’association »: it is then chosen from the first. */
const holdsEmpty = (options: readonly Choice[] = []): boolean => options.some(({ value }) => value === '');

/** Returns the row with the choices offered today, plus the choice already held even if it is offered no more. */
const offered = (row: ControlRow, listes: Listes, held: unknown): ControlRow =>
  row.kind === 'choice' && row.liste !== undefined
    ? { ...row, options: listChoices(row, listes, { day: jourCourant.lire(), held }) }
    : row;

/** Returns the choices of an `id` row, or the numbers of an `int` row when the page gives them. */
function optionsOf(form: Form, row: Row, path: string) {
  if (row.kind === 'int') return form.options?.[path];
  return row.kind === 'id' ? (form.options?.[path] ?? form.options?.[row.of] ?? []) : undefined;
}

/** Shows a field that may not be changed here, though the fields around it may. */
function LockedValue({
  row,
  value,
  options,
}: {
  row: ControlRow;
  value: unknown;
  options?: readonly Choice[];
}) {
  return (
    <div className="champ verrouille">
      <p className="fr-label">{row.label}</p>
      <LockedGroup>{showValue(row, value, options)}</LockedGroup>
    </div>
  );
}
