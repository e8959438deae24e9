// A person who signs up and one who represents an association are named by the same fields (§3 User,
// representants_legaux).
import { formats } from '../identifiants/formats.ts';
import type { Fields, Stage } from '../kernel/fields.ts';
import { civilites } from '../referentiel/data/civilites.ts';

/** Builds the fields of a name, required from this stage on. */
export const personneIdentiteFields = <S extends Stage>(requiredAt: S) =>
  ({
    civilite: { kind: 'choice', label: 'Civilité', options: civilites, requiredAt },
    prenom: {
      kind: 'text',
      label: 'Prénom',
      max: 100,
      format: formats.nom,
      autocomplete: 'given-name',
      requiredAt,
    },
    nom: {
      kind: 'text',
      label: 'Nom',
      max: 100,
      format: formats.nom,
      autocomplete: 'family-name',
      requiredAt,
    },
  }) as const satisfies Fields;
