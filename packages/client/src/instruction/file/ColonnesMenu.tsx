import { type ColonneFile, colonnesFile, nomsColonnes } from '@asso/domain/instruction/colonnes-file.rows';
import { type FormEvent, useState } from 'react';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { OrdreButtons } from './OrdreButtons.tsx';
import { deplacee } from './vues-enregistrees.ts';
import '../../ui/table/filter-bar.css';

type ColonnesMenuProps = {
  colonnes: readonly ColonneFile[];
  onChange: (colonnes: readonly ColonneFile[]) => unknown;
};

/** Lets the agent choose the columns and their order; nothing changes before [Appliquer]. */
export const ColonnesMenu = ({ colonnes, onChange }: ColonnesMenuProps) => (
  <MenuButton
    className="fr-btn fr-btn--tertiary fr-btn--sm colonnes-bouton"
    label="Colonnes"
    panelClassName="filtres__panneau"
  >
    {(close) => (
      <ColonnesForm
        colonnes={colonnes}
        onChange={(next) => {
          void onChange(next);
          announce('Colonnes changées.');
          close();
        }}
      />
    )}
  </MenuButton>
);

const isToujours = (name: ColonneFile): boolean => 'isToujours' in colonnesFile[name];

function ColonnesForm({ colonnes, onChange }: ColonnesMenuProps) {
  const [order, setOrder] = useState<readonly ColonneFile[]>(() => [
    ...colonnes.filter((name) => !isToujours(name)),
    ...nomsColonnes.filter((name) => !isToujours(name) && !colonnes.includes(name)),
  ]);
  const [chosen, setChosen] = useState<ReadonlySet<ColonneFile>>(() => new Set(colonnes));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(order.filter((name) => chosen.has(name)));
  };
  const toggle = (name: ColonneFile, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  return (
    <form className="filtres-choix pile pile--serree" noValidate onSubmit={submit}>
      <p className="discret">Le projet et l’association sont toujours là.</p>
      <ul className="liste-nue lignes-rangees">
        {order.map((name, index) => (
          <li key={name} className="lignes-rangees__ligne">
            <CheckboxControl
              id={`colonne-${name}`}
              label={colonnesFile[name].label}
              value={chosen.has(name)}
              onChange={(value) => toggle(name, value === true)}
            />
            <OrdreButtons
              nom={colonnesFile[name].label}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onMove={(by) => setOrder(deplacee(order, name, by) as ColonneFile[])}
            />
          </li>
        ))}
      </ul>
      <p className="filtres-choix__pied">
        <button type="submit" className="fr-btn">
          Appliquer
        </button>
      </p>
    </form>
  );
}
