import type { GroupRow, ListRow, MontantsRow } from '@asso/domain/kernel/fields';
import type { ComponentType } from 'react';
import type { Form } from './form.ts';

export type GroupEditorProps = { form: Form; row: GroupRow; path: string };

type GroupKind = {
  /** The editor is drawn inside the frame of the group, which already shows the label. */
  Editor: ComponentType<GroupEditorProps>;
  /**
   * Writes the whole group as text, line by line; null when nothing is known. Without this function, the group is read
   * row by row.
   */
  read?: (value: unknown) => string | null;
};

/**
 * The editors of groups that need more than their rows, by the `of` of the row. The application registers them, since
 * this folder knows nothing of associations.
 */
export const groupKinds = new Map<string, GroupKind>();

export const groupKind = ({ of }: GroupRow): GroupKind | undefined =>
  of === undefined ? undefined : groupKinds.get(of);

export type MontantsEditorProps = { form: Form; row: MontantsRow; path: string };

/** The editors of amounts that make a whole budget rather than a few lines, by the `of` of the row. */
export const montantsEditors = new Map<string, ComponentType<MontantsEditorProps>>();

export type ListEditorProps = { form: Form; row: ListRow; path: string };

/**
 * The editors of lists whose lines are more than fields one under the other, by the `of` of the row: lines that fold,
 * conditions that read as a sentence.
 */
export const listEditors = new Map<string, ComponentType<ListEditorProps>>();
