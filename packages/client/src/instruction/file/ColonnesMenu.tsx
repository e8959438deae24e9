import {
  type ColonneFile,
  colonnesFile,
  colonnesHabituelles,
  nomsColonnes,
} from '@asso/domain/instruction/colonnes-file.rows';
import { useState } from 'react';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { OrdreButtons } from './OrdreButtons.tsx';
import { moveVue } from './vues-enregistrees.ts';
import '../../ui/table/filter-bar.css';

type ColonnesMenuProps = {
  colonnes: readonly ColonneFile[];
  /** The name of the view that keeps these columns, absent where they are the usual ones of the agent. */
  vue?: string | undefined;
  onChange: (colonnes: readonly ColonneFile[]) => unknown;
};

/** Lets the agent choose the columns and their order; nothing changes before [Appliquer]. */
export const ColonnesMenu = ({ colonnes, vue, onChange }: ColonnesMenuProps) => (
  <MenuButton
    className="fr-btn fr-btn--tertiary fr-btn--sm colonnes-bouton"
    label="Colonnes"
    panelClassName="filtres__panneau colonnes-choix cases-serrees"
  >
    {(close) => (
      <ColonnesForm
        colonnes={colonnes}
        vue={vue}
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

/** Returns the columns that can be left out: the chosen ones in their order, then the others. */
const rangees = (colonnes: readonly ColonneFile[]): readonly ColonneFile[] => [
  ...colonnes.filter((name) => !isToujours(name)),
  ...nomsColonnes.filter((name) => !isToujours(name) && !colonnes.includes(name)),
];

const pas: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function ColonnesForm({ colonnes, vue, onChange }: ColonnesMenuProps) {
  const [order, setOrder] = useState(() => rangees(colonnes));
  const [chosen, setChosen] = useState<ReadonlySet<ColonneFile>>(() => new Set(colonnes));
  const submit = () => {
    onChange(order.filter((name) => chosen.has(name)));
  };
  const toggle = (name: ColonneFile, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const move = (name: ColonneFile, by: 1 | -1) => {
    const next = moveVue(order, name, by) as ColonneFile[];
    setOrder(next);
    announce(`${colonnesFile[name].label} : place ${next.indexOf(name) + 1} sur ${next.length}.`);
  };
  return (
    <FormFrame className="pile pile--serree" onSend={submit}>
      <p className="colonnes-choix__titre">
        <strong>{vue ? `Colonnes de « ${vue} »` : 'Colonnes'}</strong>{' '}
        <span className="discret">
          {order.filter((name) => chosen.has(name)).length} sur {order.length}
        </span>
      </p>
      <p className="discret">Le projet et l’association sont toujours là.</p>
      <ul className="liste-nue lignes-rangees">
        {order.map((name, index) => (
          <li
            key={name}
            className="lignes-rangees__ligne"
            onKeyDown={(event) => {
              const by = event.altKey ? pas[event.key] : undefined;
              if (by === undefined) return;
              event.preventDefault();
              move(name, by);
            }}
          >
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
              onMove={(by) => move(name, by)}
            />
          </li>
        ))}
      </ul>
      <div className="filtres-choix__pied colonnes-choix__pied">
        <p className="discret">
          <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          <span className="invisible"> déplacent la colonne</span>
        </p>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
          onClick={() => {
            setOrder(rangees(colonnesHabituelles));
            setChosen(new Set(colonnesHabituelles));
            announce('Les colonnes habituelles sont remises : appliquez-les.');
          }}
        >
          Remettre
        </button>
        <button type="submit" className="fr-btn fr-btn--sm">
          Appliquer
        </button>
      </div>
    </FormFrame>
  );
}
