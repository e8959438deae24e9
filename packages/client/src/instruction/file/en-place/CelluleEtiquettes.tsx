import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { useState } from 'react';
import { call } from '../../../platform/call/call.ts';
import { CheckboxControl } from '../../../ui/fields/CheckboxControl.tsx';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { newId } from '../../../ui/page/new-id.ts';
import type { CelluleProps } from './cellule-props.ts';
import { hasEtiquette } from './place-du-dossier.ts';
import { useCellule } from './use-cellule.ts';

/** Ticks the labels of the service in the line; each tick is saved at once. */
export function CelluleEtiquettes({ place: { id_fo, service }, dossier, children }: CelluleProps) {
  const { refusal, done } = useCellule(({ message }) => message);
  const [asked, setAsked] = useState<Readonly<Record<string, boolean>>>({});
  const present = dossier.colonnes.etiquettes;
  const toggle = async ({ id, nom }: { id: string; nom: string }, isOn: boolean) => {
    setAsked((before) => ({ ...before, [id]: isOn }));
    const row = isOn ? bureauEndpoints.attachEtiquette : bureauEndpoints.detachEtiquette;
    const params = { id: id_fo, service: service.id, etiquette: id };
    if (await done(await call(row, { params, idempotencyKey: newId() })))
      announce(`Étiquette « ${nom} » ${isOn ? 'posée' : 'retirée'}.`);
    setAsked(({ [id]: _, ...others }) => others);
  };
  return (
    <MenuButton
      className="cellule cellule--etiquettes"
      panelClassName="acte-en-place cases-serrees"
      isFloating
      label={
        <>
          <span className="cellule__texte">
            {present ? children : <span className="discret cellule__vide">+ étiquette</span>}
          </span>
          <span className="invisible">, étiqueter le dossier {id_fo}</span>
        </>
      }
    >
      {() => (
        <>
          <p className="acte-en-place__titre">Étiquettes du dossier {id_fo}</p>
          {refusal !== null && (
            <p className="cellule__refus" role="alert">
              {refusal}
            </p>
          )}
          {service.etiquettes.length === 0 && (
            <p>Votre service n’a pas d’étiquette : créez-en une depuis un dossier.</p>
          )}
          {service.etiquettes.map((etiquette) => (
            <CheckboxControl
              key={etiquette.id}
              id={`etiquette-${id_fo}-${etiquette.id}`}
              label={etiquette.nom}
              value={asked[etiquette.id] ?? hasEtiquette(present, etiquette.nom)}
              onChange={(value) => void toggle(etiquette, value === true)}
            />
          ))}
        </>
      )}
    </MenuButton>
  );
}
