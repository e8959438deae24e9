import type { GroupRow, ListRow, MontantsRow } from '@asso/domain/kernel/fields';
import type { ComponentType } from 'react';
import type { Form } from './form.ts';

export type GroupEditorProps = { form: Form; row: GroupRow; path: string };

type GroupKind = {
  /** The editor fills the frame of the group, whose label is already shown. */
  Editor: ComponentType<GroupEditorProps>;
  /**
   * Writes the whole group as text, one line below another; null when nothing is known. Without this function the group
   * is read row by row.
   */
  read?: (value: unknown) => string | null;
};

/**
 * Widgets know nothing of the field: the application registers, by their `of`, the groups that need more than
 * their rows.
 */
export const groupKinds = new Map<string, GroupKind>();

export const groupKind = ({ of }: GroupRow): GroupKind | undefined =>
  of === undefined ? undefined : groupKinds.get(of);

export type MontantsEditorProps = { form: Form; row: MontantsRow; path: string };

/** These editors are for amounts that make a whole budget, rather than a few lines. */
export const montantsEditors = new Map<string, ComponentType<MontantsEditorProps>>();

export type ListEditorProps = { form: Form; row: ListRow; path: string };

/**
 * These editors are for lines that are more than fields one under the other: lines that fold, conditions that read
 * as a sentence.
 */
export const listEditors = new Map<string, ComponentType<ListEditorProps>>();
