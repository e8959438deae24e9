import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { listNatures, type NatureCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { isMouvement } from '@asso/domain/instruction/lot.states';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import {
  alerteConvention,
  champsCourriers,
  courriersByChamp,
  isChampCourrier,
  type ModelePublie,
  onEachCourrier,
  withCourrier,
} from '../../courrier/courriers-choisis.ts';
import { useRead } from '../../platform/use-read.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { errorAt, type FieldError } from '../../ui/fields/field-errors.ts';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { useBureau } from '../bureau/use-bureau.ts';
import { champsTexte } from '../decision/decision-words.ts';
import type { LotState } from './use-lot.ts';

type LotParametresProps = { value: LotView; save: LotState['save']; errors: readonly FieldError[] };
type Parametres = LotView['parametres'];

const personne = 'personne';
const inSelect = (control: OwnControlProps) => <SelectControl {...control} />;
const own = {
  'lot.affecte_a': inSelect,
  'lot.etiquette': inSelect,
  'lot.courriers-lettre': inSelect,
  'lot.courriers-convention': inSelect,
  'lot.courriers-agrement': inSelect,
};
/** A text that is being typed is saved when its field is left; any other answer is saved at once. */
const textes: ReadonlySet<string> = new Set([
  'motif',
  'message',
  'motif_enveloppe',
] satisfies (keyof Parametres)[]);

/** The fields common to all the dossiers of the lot; after each change the server checks the lines again. */
export function LotParametres({ value, save, errors }: LotParametresProps) {
  const { action, parametres, service } = value;
  const [typed, setTyped] = useState(parametres);
  const bureau = useBureau().services.find(({ id }) => id === service.id);
  const modeles = useModelesDuService(service.id);
  const chosen = typed.courriers ?? [];
  const change = (path: string, to: unknown) => {
    const name = path.slice('lot.'.length);
    const next = { ...typed, ...changed(name, to) };
    setTyped(next);
    if (!textes.has(name)) void save(next);
  };
  function changed(name: string, to: unknown): Parametres {
    if (isChampCourrier(name)) return { courriers: withCourrier({ modeles, chosen }, name, to) };
    if (name === 'affecte_a' && to === personne) return { affecte_a: null };
    if (name === 'retire_complements') return { retire_complements: to === true };
    return { [name]: typeof to === 'string' ? to : undefined };
  }
  const surCourriers = isMouvement(action)
    ? onEachCourrier(naturesDuLot(action), modeles, errorAt(errors, 'lot.courriers')).map(inLot)
    : [];
  const warnings = value.sansConvention > 0 ? Object.entries(alerteConvention({ modeles, chosen })) : [];
  return (
    <FieldList
      fields={champsLot(value, { modeles, hasEtiquettes: bureau?.etiquettes.length !== 0 })}
      parentPath="lot"
      value={{
        lot: {
          ...typed,
          ...courriersByChamp({ modeles, chosen }),
          affecte_a: typed.affecte_a === null ? personne : typed.affecte_a,
        },
      }}
      onChange={change}
      onLeave={(path) => {
        const name = path.slice('lot.'.length) as keyof Parametres;
        if (textes.has(name) && typed[name] !== parametres[name]) void save(typed);
      }}
      errors={[...errors, ...surCourriers]}
      warnings={Object.fromEntries(warnings.map(([name, said]) => [`lot.${name}`, said]))}
      options={{
        collegue: [
          ...(bureau?.collegues ?? []).map(({ id, nom }) => ({ value: id, label: nom })),
          { value: personne, label: 'Personne : les libérer' },
        ],
        etiquette: (bureau?.etiquettes ?? []).map(({ id, nom }) => ({ value: id, label: nom })),
      }}
      own={own}
      stage="saisie"
    />
  );
}

/** The letters of both kinds of dossiers; an agrément is never granted in a lot, since it needs its own arrêté. */
const naturesDuLot = (action: ActionService): NatureCourrier[] => [
  ...listNatures(action, 'subvention'),
  ...(action === 'grant' ? [] : listNatures(action, 'agrement')),
];

const inLot = ({ field, message }: FieldError): FieldError => ({ field: `lot.${field}`, message });

/** Returns the fields that this action asks for. */
function champsLot(
  { action, enveloppes }: LotView,
  { modeles, hasEtiquettes }: { modeles: readonly ModelePublie[]; hasEtiquettes: boolean },
): Fields {
  const texte = isMouvement(action) ? champsTexte[action] : undefined;
  return {
    ...(action === 'affecter' && {
      affecte_a: { kind: 'id', of: 'collegue', label: 'Affecter à', requiredAt: 'saisie' },
    }),
    ...(action === 'etiqueter' && {
      etiquette: {
        kind: 'id',
        of: 'etiquette',
        label: 'Étiquette',
        aide: hasEtiquettes ? undefined : 'Votre service n’en a pas : créez-en une depuis un dossier.',
        requiredAt: 'saisie',
      },
    }),
    ...(action === 'ecrire' && {
      message: {
        kind: 'text',
        label: 'Message aux associations',
        aide: 'Chacune le lira, mot pour mot.',
        multiline: true,
        max: 5000,
        requiredAt: 'saisie',
      },
    }),
    ...(texte && {
      motif: {
        kind: 'text',
        label: texte.label,
        aide: texte.help,
        multiline: true,
        max: 4000,
        requiredAt: texte.sorte === 'message' ? undefined : 'saisie',
      },
    }),
    ...(action === 'grant' && {
      retire_complements: {
        kind: 'bool',
        label: 'Ne plus attendre les compléments demandés',
        aide: 'Sinon, les dossiers incomplets ne changent pas.',
      },
    }),
    ...(isMouvement(action) && champsCourriers(naturesDuLot(action), modeles)),
    ...(enveloppes.some(({ isDepassee }) => isDepassee) && {
      motif_enveloppe: {
        kind: 'text',
        label: 'Pourquoi dépasser l’enveloppe',
        aide: 'Gardé dans l’historique de votre service.',
        multiline: true,
        max: 1000,
        requiredAt: 'saisie',
      },
    }),
  };
}

/** Lists the letter templates that this service published. */
function useModelesDuService(service: string): ModelePublie[] {
  const read = useRead(modeleCourrierEndpoints.listModeles, {});
  if (read.state !== 'lu') return [];
  return read.value.modeles.flatMap(({ service: { id }, publiee }) =>
    id === service && publiee
      ? [{ id_version: publiee.id_version, nom: publiee.nom, numero: publiee.numero, nature: publiee.nature }]
      : [],
  );
}
