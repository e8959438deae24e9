import { nextYearBrouillon } from '@asso/domain/catalogue/calendrier/annee-suivante.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { changesBetween } from '@asso/domain/kernel/changes';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { announce } from '../../../ui/page/announcer.ts';

type CampagneSuivanteProps = { form: Form; isPubliee: boolean };

/** Prepares in the draft the same subvention for the next year; nothing is published before the draft is checked. */
export function CampagneSuivante({ form, isPubliee }: CampagneSuivanteProps) {
  const [isAsked, setIsAsked] = useState(false);
  const brouillon: BrouillonCampagne = form.value;
  const { campagne_exercice: exercice } = brouillon;
  if (!isPubliee || typeof exercice !== 'number') return null;
  const shift = () => {
    for (const [path, { to }] of Object.entries(changesBetween(brouillon, nextYearBrouillon(brouillon)))) {
      form.onChange(path, to);
    }
    form.onLeave?.('campagne_exercice');
    setIsAsked(false);
    announce(`Campagne ${exercice + 1} préparée : relisez ses dates.`);
  };
  return (
    <div>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsAsked(true)}>
        Préparer la campagne {exercice + 1}
      </button>
      {isAsked && (
        <Dialog
          title={`Préparer la campagne ${exercice + 1} ?`}
          onClose={() => setIsAsked(false)}
          action={{ label: 'Décaler d’un an', onPress: shift }}
        >
          <p>
            L’exercice, les dates et l’année du titre avancent d’un an dans le brouillon. Rien n’est publié :
            la campagne {exercice} reste proposée jusqu’à sa clôture, à côté de la suivante quand vous l’aurez
            publiée.
          </p>
        </Dialog>
      )}
    </div>
  );
}
