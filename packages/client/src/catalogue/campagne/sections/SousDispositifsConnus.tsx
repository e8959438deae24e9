import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import {
  listSousDispositifs,
  sousDispositifConnu,
  withReglages,
} from '@asso/domain/referentiel/sous-dispositif-connu.rules';
import { sayRegles } from '@asso/domain/referentiel/sous-dispositif-connu.words';
import { useState } from 'react';
import { ComboboxControl } from '../../../ui/fields/ComboboxControl.tsx';
import { FieldList } from '../../../ui/fields/FieldList.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { announce } from '../../../ui/page/announcer.ts';
import { newId } from '../../../ui/page/new-id.ts';

type SousDispositifsConnusProps = { dispositif: string; form: Form };

/** Adds a sous-dispositif that the portal knows, with its own rules already filled in. */
export function SousDispositifsConnus({ dispositif, form }: SousDispositifsConnusProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { sous_dispositifs: lines }: BrouillonCampagne = form.value;
  const taken = (lines ?? []).map((one) => sousDispositifConnu(dispositif, one));
  const left = listSousDispositifs(dispositif).filter((one) => !taken.includes(one));
  const connu = left.find(({ value }) => value === chosen);
  if (left.length === 0) return null;
  const regles = Object.values(sayRegles(connu));
  const add = () => {
    if (!connu) return;
    const id = newId();
    const line = { id, code: connu.value, label: connu.label, rang: lines?.length ?? 0 };
    form.onChange(`sous_dispositifs.${id}`, withReglages(dispositif, line));
    form.onLeave?.(`sous_dispositifs.${id}`);
    setChosen(null);
    announce(`${connu.label} : ajouté à la campagne.`);
  };
  return (
    <div className="pile pile--serree">
      <h3>Sous-dispositifs connus du portail</h3>
      <p>Leurs règles se remplissent seules : régimes, nombre de projets, durée, indicateurs.</p>
      <div className="formulaire">
        <FieldList
          fields={{ connu: { kind: 'id', of: 'sous-dispositif', label: 'Sous-dispositif à ajouter' } }}
          parentPath="sous-dispositif"
          value={{ 'sous-dispositif': { connu: chosen } }}
          options={{
            'sous-dispositif': left.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
          }}
          own={{ 'sous-dispositif.connu': (control) => <ComboboxControl {...control} /> }}
          onChange={(_, value) => setChosen(typeof value === 'string' ? value : null)}
        />
        {connu && (
          <p>
            {regles.length > 0 ? `Avec ses règles : ${regles.join(' ; ')}.` : 'Il n’a pas de règle à lui.'}
          </p>
        )}
        <div>
          <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={add}>
            Ajouter <span className="invisible">ce sous-dispositif</span>
          </button>
        </div>
      </div>
    </div>
  );
}
