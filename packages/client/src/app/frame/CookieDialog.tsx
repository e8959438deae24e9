import { useState } from 'react';
import { brand } from '../../platform/brand.ts';
import { notify } from '../../platform/session/announcements.ts';
import { type CookieChoice, chooseCookies, useCookieChoice } from '../../platform/session/audience.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioList } from '../../ui/fields/RadioList.tsx';
import { CookiesTexte } from './CookiesTexte.tsx';

const measureLabels: Record<CookieChoice, string> = {
  accepte: 'Accepter la mesure d’audience',
  refuse: 'Refuser la mesure d’audience',
};

/** Says what this browser keeps and, where the audience is measured, lets the person change their choice. */
export function CookieDialog({ onClose }: { onClose: () => void }) {
  const present = useCookieChoice();
  const [choice, setChoice] = useState<CookieChoice>(present ?? 'refuse');
  const save = () => {
    const mustReload = chooseCookies(choice);
    notify('succes', 'Votre choix est gardé.');
    onClose();
    if (mustReload) location.reload();
  };
  return (
    <Dialog
      title="Gestion des cookies"
      onClose={onClose}
      action={brand.mesure ? { label: 'Garder ce choix', onPress: save } : undefined}
    >
      <CookiesTexte />
      {brand.mesure && (
        <RadioList
          title="Mesure d’audience"
          hint={`Compte les visites et les pages vues, par ${new URL(brand.mesure).host}.`}
          labels={measureLabels}
          value={choice}
          onChange={setChoice}
        />
      )}
    </Dialog>
  );
}
