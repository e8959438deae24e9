import { conditionsOffertes } from '@asso/domain/courrier/cas-courrier.rules';
import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import type { CasDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { ChampMenu } from './ChampMenu.tsx';
import { ConditionMenu } from './ConditionMenu.tsx';
import {
  changeGrille,
  conditionAround,
  insertGrille,
  insertTableau,
  isGras,
  isInGrille,
  isListe,
  isTitre,
  toggleGras,
  toggleListe,
  toggleTitre,
} from './commands.ts';
import type { Editeur } from './use-editeur.ts';

type EditeurBarreProps = {
  editeur: Editeur;
  donnees: DonneesCourrier;
  cas: readonly CasDecision[];
  onChamp: (champ: string) => void;
};

type Look = { isOn?: boolean; shown?: ReactNode };

/** The toolbar of the editor: a single stop for Tab, with the arrows to go from one tool to the next. */
export function EditeurBarre({ editeur, donnees, cas, onChamp }: EditeurBarreProps) {
  const { state, run } = editeur;
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  useEffect(() => stopAt(toolsOf(bar.current), current.current));
  const onKeyDown = (event: KeyboardEvent) => {
    const tools = toolsOf(bar.current);
    const from = tools.indexOf(event.target as HTMLButtonElement);
    const to = from < 0 ? null : placeAfter(event.key, from, tools.length);
    if (to === null) return;
    event.preventDefault();
    current.current = to;
    stopAt(tools, to);
    tools[to]?.focus();
  };
  const is = (of: (now: EditorState) => boolean) => state !== null && of(state);
  const tool = (label: string, command: Command, { isOn, shown = label }: Look) => (
    <button
      type="button"
      className="outil"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={() => {
        if (run(command) && isOn === undefined) announce(`${label} : fait.`);
      }}
    >
      {shown}
    </button>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Mise en forme du texte"
      className="editeur__barre"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = toolsOf(bar.current).indexOf(target as unknown as HTMLButtonElement);
        if (at >= 0) current.current = at;
      }}
    >
      {tool('Titre', toggleTitre, { isOn: is(isTitre) })}
      {tool('Gras', toggleGras, { isOn: is(isGras), shown: <strong>G</strong> })}
      {tool('Liste', toggleListe('puces'), { isOn: is((now) => isListe(now, 'puces')), shown: '• Liste' })}
      {tool('Liste numérotée', toggleListe('numeros'), {
        isOn: is((now) => isListe(now, 'numeros')),
        shown: '1. Liste',
      })}
      <MenuButton className="outil" label="Tableau" panelClassName="editeur__menu">
        {(close) => (
          <ul className="liste-nue">
            {tablesOf(is(isInGrille)).map(([label, command]) => (
              <li key={label}>
                <button
                  type="button"
                  className="editeur__choix"
                  onClick={() => {
                    close();
                    if (run(command)) announce(`${label} : fait.`);
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
      <MenuButton className="outil outil-champ" label="+ Champ" panelClassName="editeur__menu">
        {(close) => (
          <ChampMenu
            donnees={donnees}
            onChoose={(champ) => {
              close();
              onChamp(champ);
            }}
          />
        )}
      </MenuButton>
      {(conditionsOffertes(cas).length > 0 || is((now) => conditionAround(now) !== null)) && (
        <MenuButton className="outil outil-condition" label="Condition" panelClassName="editeur__menu">
          {(close) => <ConditionMenu editeur={editeur} cas={cas} onDone={close} />}
        </MenuButton>
      )}
      {tool('Annuler la frappe', undo, { shown: '↶' })}
      {tool('Rétablir la frappe', redo, { shown: '↷' })}
    </div>
  );
}

const tablesOf = (isInside: boolean): [string, Command][] =>
  isInside
    ? [
        ['Ajouter une ligne dessous', changeGrille('rangee')],
        ['Ajouter une colonne à droite', changeGrille('colonne')],
        ['Retirer la ligne', changeGrille('sans-rangee')],
        ['Retirer la colonne', changeGrille('sans-colonne')],
      ]
    : [
        ['Tableau des projets et des montants', insertTableau],
        ['Tableau à remplir', insertGrille],
      ];

const toolsOf = (bar: HTMLElement | null): HTMLButtonElement[] => [
  ...(bar?.querySelectorAll<HTMLButtonElement>(':scope > button, :scope > .menu > button') ?? []),
];

function stopAt(tools: readonly HTMLButtonElement[], current: number): void {
  for (const [index, tool] of tools.entries()) tool.tabIndex = index === current ? 0 : -1;
}

function placeAfter(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
