import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { isMouvement } from '@asso/domain/instruction/lot.states';
import { useState } from 'react';
import { ChoixCourriers, type ModelePublie } from '../../courrier/ChoixCourriers.tsx';
import { useRead } from '../../platform/use-read.ts';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { useBureau } from '../bureau/use-bureau.ts';
import { champsTexte } from '../decision/decision-words.ts';
import type { Lot } from './use-lot.ts';
import '../../ui/fields/fields.css';

type LotParametresProps = { value: LotView; save: Lot['save']; errors: readonly FieldError[] };
type Champ = keyof LotView['parametres'];

/**
 * These are the fields of the act, common to all its dossiers; each change makes the server check the lines again.
 */
export function LotParametres({ value, save, errors }: LotParametresProps) {
  const { action, parametres, service } = value;
  const [typed, setTyped] = useState(parametres);
  const bureau = useBureau().services.find(({ id }) => id === service.id);
  const modeles = useModelesDuService(service.id);
  const at = (name: Champ) => ({ id: fieldId(`lot.${name}`), error: errorAt(errors, `lot.${name}`) });
  const change = (changes: Partial<LotView['parametres']>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    return next;
  };
  const saveNow = (changes: Partial<LotView['parametres']>) => void save(change(changes));
  /** A text that is being typed is saved when its field is left. */
  const text = (name: 'motif' | 'message' | 'motif_enveloppe') => ({
    ...at(name),
    value: typed[name] ?? null,
    onChange: (next: unknown) => void change({ [name]: typeof next === 'string' ? next : undefined }),
    onLeave: () => {
      if (typed[name] !== parametres[name]) void save(typed);
    },
  });
  const texte = isMouvement(action) ? champsTexte[action] : undefined;
  const isOver = value.enveloppes.some(({ isDepassee }) => isDepassee);
  return (
    <div className="formulaire">
      {action === 'affecter' && (
        <SelectControl
          {...at('affecte_a')}
          label="Affecter à"
          isRequired
          options={[
            ...(bureau?.collegues ?? []).map(({ id, nom }) => ({ value: id, label: nom })),
            { value: personne, label: 'Personne : les libérer' },
          ]}
          value={typed.affecte_a === null ? personne : (typed.affecte_a ?? null)}
          onChange={(next) =>
            saveNow({ affecte_a: next === null ? undefined : next === personne ? null : String(next) })
          }
        />
      )}
      {action === 'etiqueter' && (
        <SelectControl
          {...at('etiquette')}
          label="Étiquette"
          isRequired
          help={
            bureau?.etiquettes.length === 0
              ? 'Votre service n’en a pas : créez-en une depuis un dossier.'
              : undefined
          }
          options={(bureau?.etiquettes ?? []).map(({ id, nom }) => ({ value: id, label: nom }))}
          value={typed.etiquette ?? null}
          onChange={(next) => saveNow({ etiquette: next === null ? undefined : String(next) })}
        />
      )}
      {action === 'ecrire' && (
        <TextControl
          {...text('message')}
          label="Message aux associations"
          isRequired
          isMultiline
          max={5000}
          help="Chacune le lira, mot pour mot."
        />
      )}
      {texte && (
        <TextControl
          {...text('motif')}
          label={texte.label}
          help={texte.help}
          isRequired={texte.sorte !== 'message'}
          isMultiline
          max={4000}
        />
      )}
      {action === 'grant' && (
        <>
          <CheckboxControl
            id={fieldId('lot.retire_complements')}
            label="Ne plus attendre les compléments demandés"
            help="Sinon, les dossiers incomplets ne changent pas."
            value={typed.retire_complements === true}
            onChange={(next) => saveNow({ retire_complements: next === true })}
          />
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => void save(typed, true)}
            >
              Accorder le montant demandé là où rien n’est proposé
            </button>
          </p>
        </>
      )}
      {isMouvement(action) && (
        <ChoixCourriers
          action={action}
          modeles={modeles}
          chosen={typed.courriers ?? []}
          needsConvention={value.sansConvention > 0}
          error={errorAt(errors, 'lot.courriers')}
          onChange={(courriers) => saveNow({ courriers })}
        />
      )}
      {isOver && (
        <TextControl
          {...text('motif_enveloppe')}
          label="Pourquoi dépasser l’enveloppe"
          help="Gardé dans l’historique de votre service."
          isRequired
          isMultiline
          max={1000}
        />
      )}
    </div>
  );
}

const personne = 'personne';

/** It lists the letter templates that this service published. */
function useModelesDuService(service: string): ModelePublie[] {
  const read = useRead(modeleCourrierEndpoints.listModeles, {});
  if (read.state !== 'lu') return [];
  return read.value.modeles.flatMap(({ service: { id }, publiee }) =>
    id === service && publiee
      ? [{ id_version: publiee.id_version, nom: publiee.nom, numero: publiee.numero, nature: publiee.nature }]
      : [],
  );
}
