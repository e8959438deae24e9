// A section is summed up in one line: « Bénévoles · 18 à 25 ans · Mixte · 12 ».
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import { isShown } from '@asso/domain/kernel/walk-problems';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { montantDemande } from '@asso/domain/subvention/projet.rules';
import { type Form, scopesAt } from '../../ui/fields/form.ts';
import { showValue } from '../../ui/show-value.ts';
import type { RubriqueShown } from './rubriques.ts';

const parts = 4;
const longest = 60;

/** Returns the summary of a section without the values that the portal wrote; empty as long as nobody has answered. */
export function resumeRubrique({ id, fields }: Pick<RubriqueShown, 'id' | 'fields'>, form: Form): string {
  const projet = form.value as Projet;
  if (id === 'financements') return eurosOrNothing(montantDemande(projet));
  if (id === 'budgets') return eurosOrNothing(chargesOf(projet));
  return wordsOf(fields, '', form).slice(0, parts).join(' · ');
}

const eurosOrNothing = (euros: number): string => (euros > 0 ? formatEuros(euros) : '');

const chargesOf = ({ budgets }: Projet): number =>
  sumEuros((budgets ?? []).flatMap(({ charges }) => Object.values(charges ?? {})));

function wordsOf(fields: Fields, parentPath: string, form: Form): string[] {
  const scopes = scopesAt(form, parentPath);
  return Object.entries(fields).flatMap(([name, row]) => {
    const path = parentPath ? `${parentPath}.${name}` : name;
    return isShown(row, scopes) && !form.notes?.[path] && !form.proposals?.[path]
      ? wordsOfRow(row, path, form)
      : [];
  });
}

function wordsOfRow(row: Row, path: string, form: Form): string[] {
  const value = readAt(form.value, path);
  switch (row.kind) {
    case 'group':
      return wordsOf(row.fields, path, form);
    case 'custom':
      return wordsOf(form.custom?.[row.bloc] ?? {}, path, form);
    case 'list':
      return Array.isArray(value) && value.length > 0 ? [linesOf(value)] : [];
    case 'montants':
      return [];
    case 'bool':
      return value === true ? [row.label] : [];
    default: {
      const options = row.kind === 'id' ? form.options?.[row.of] : undefined;
      const text = showValue(row, value, options);
      return text === null ? [] : [shortened(text)];
    }
  }
}

/** Returns the names of the lines or, when some have none, their number. */
function linesOf(lines: readonly object[]): string {
  const names = lines.map(
    (line) => readAt(line, 'libelle') ?? readAt(line, 'nom') ?? readAt(line, 'intitule'),
  );
  return names.every((name) => typeof name === 'string')
    ? shortened(names.join(', '))
    : count(lines.length, 'ligne', 'lignes');
}

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
