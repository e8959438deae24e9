import type { GroupRow, ListRow, MontantsRow } from '@asso/domain/kernel/fields';
import type { ComponentType } from 'react';
import type { Form } from './form.ts';

export type GroupEditorProps = { form: Form; row: GroupRow; path: string };

type GroupKind = {
  /** What is inside the frame of the group; its label is already said. */
  Editor: ComponentType<GroupEditorProps>;
  /** The whole as it is read, a line below another; null when nothing is known. Absent: it is read row by row. */
  read?: (value: unknown) => string | null;
};

/** Widgets know nothing of the field: the application says which groups are more than their rows, by their `of`. */
export const groupKinds = new Map<string, GroupKind>();

export const groupKind = ({ of }: GroupRow): GroupKind | undefined =>
  of === undefined ? undefined : groupKinds.get(of);

export type MontantsEditorProps = { form: Form; row: MontantsRow; path: string };

/** Amounts that are more than a few lines: a whole budget. */
export const montantsEditors = new Map<string, ComponentType<MontantsEditorProps>>();

export type ListEditorProps = { form: Form; row: ListRow; path: string };

/** Lines that are more than fields one under the other: those that fold, conditions that read as a sentence. */
export const listEditors = new Map<string, ComponentType<ListEditorProps>>();
