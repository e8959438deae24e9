import { isBlank } from '@asso/domain/kernel/asks';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { type Communes, lookUpCodeInsee } from '@asso/domain/referentiel/communes.rules';
import { isInFrance } from '@asso/domain/referentiel/pays.rules';
import { loadCommunes } from './communes.ts';

type Saving<T> = { stored: object; value: T };

/**
 * Gives the addresses about to be saved the INSEE code that they lack [R5.44]. Only a changed address is completed;
 * when its commune or postcode changed and its code did not, the code is that of another place, so it is replaced.
 */
export async function completeAdresses<T extends object>(fields: Fields, saving: Saving<T>): Promise<T> {
  const communes = await loadCommunes();
  // The names and the kinds of values are those of the form, so the type is still T.
  return completed(fields, saving, communes) as T;
}

function completed(fields: Fields, { stored, value }: Saving<object>, communes: Communes): object {
  const entries = Object.entries(value).map(([name, own]): [string, unknown] => {
    const row = fields[name];
    const before = objectOf(Reflect.get(stored, name));
    if (row?.kind === 'list' && Array.isArray(own)) {
      const wasLine = (id: unknown) =>
        objectOf(Object.values(before).find((line) => objectOf(line).id === id));
      return [
        name,
        own.map((line) =>
          completed(row.fields, { stored: wasLine(objectOf(line).id), value: line }, communes),
        ),
      ];
    }
    if (row?.kind !== 'group' || !isObject(own)) return [name, own];
    const inner = completed(row.fields, { stored: before, value: own }, communes);
    return [name, row.of === 'adresse' ? withCode(inner, before, communes) : inner];
  });
  return Object.fromEntries(entries);
}

function withCode(adresse: Adresse, before: Adresse, communes: Communes): Adresse {
  const changed = Object.keys(changesBetween(before, adresse));
  const isElsewhere = changed.includes('commune') || changed.includes('cp');
  const isKnown = !isBlank(adresse.code_insee) && (changed.includes('code_insee') || !isElsewhere);
  if (changed.length === 0 || isKnown || !isInFrance(adresse)) return adresse;
  const { code_insee: _, ...rest } = adresse;
  const code = lookUpCodeInsee(communes, {
    commune: adresse.commune ?? '',
    codePostal: adresse.cp?.trim() ?? '',
  });
  return code === null ? rest : { ...rest, code_insee: code };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
