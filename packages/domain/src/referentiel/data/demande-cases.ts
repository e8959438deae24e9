// The single subvention form (CERFA 12156) has these boxes in its header, by group: forme, frequence, objet, periode.
import type { GroupedOption } from './option.ts';

export const demandeCases = [
  {
    value: 'NUM',
    label: 'en numéraire (argent)',
    source: 'official',
    codeSource: 'plausible',
    groupe: 'forme',
  },
  { value: 'NAT', label: 'en nature', source: 'official', codeSource: 'plausible', groupe: 'forme' },
  {
    value: 'PRE',
    label: 'première demande',
    source: 'official',
    codeSource: 'plausible',
    groupe: 'frequence',
  },
  {
    value: 'REN',
    label: 'renouvellement (ou poursuite)',
    source: 'official',
    codeSource: 'plausible',
    groupe: 'frequence',
  },
  {
    value: 'FON',
    label: 'fonctionnement global',
    source: 'official',
    codeSource: 'plausible',
    groupe: 'objet',
  },
  {
    value: 'PRO',
    label: 'projet(s)/action(s)',
    source: 'official',
    codeSource: 'plausible',
    groupe: 'objet',
  },
  {
    value: 'ANN',
    label: 'annuelle ou ponctuelle',
    source: 'official',
    codeSource: 'plausible',
    groupe: 'periode',
  },
  { value: 'PLU', label: 'pluriannuelle', source: 'official', codeSource: 'plausible', groupe: 'periode' },
] as const satisfies readonly GroupedOption[];
