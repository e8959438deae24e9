import {
  champsFusion,
  type DonneesCourrier,
  donneesDemarche,
  isChampOf,
  type NomChamp,
  nomsChamps,
  valeurFusion,
} from '@asso/domain/courrier/champs-fusion.rows';
import { useEffect, useRef, useState } from 'react';

type ChampMenuProps = { donnees: DonneesCourrier; onChoose: (champ: NomChamp) => void };

const groupes: Readonly<Record<string, string>> = {
  decision: 'Décision',
  agrement: 'Agrément',
  dossier: 'Demande',
  association: 'Association',
  service: 'Service',
  signataire: 'Signature',
  agent: 'Qui décide',
};

/** Lists the fields that can be inserted, each with its value in the dossier shown. */
export function ChampMenu({ donnees, onChoose }: ChampMenuProps) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const genre = donneesDemarche(donnees);
  const offered = nomsChamps.filter((name) => isChampOf(name, genre));
  const found = offered.filter((name) => plain(champsFusion[name].label).includes(plain(typed)));
  const [first] = found;
  return (
    <div className="pile pile--serree">
      <input
        ref={box}
        type="search"
        className="fr-input"
        aria-label="Chercher un champ"
        placeholder="Montant, nom…"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first) onChoose(first);
        }}
      />
      {first === undefined && <p role="status">Aucun champ de ce nom.</p>}
      {Object.entries(groupes).map(([groupe, titre]) => {
        const names = found.filter((name) => name.startsWith(`${groupe}.`));
        return (
          names.length > 0 && (
            <section key={groupe} aria-label={titre}>
              <p className="editeur__groupe" aria-hidden="true">
                {titre}
              </p>
              <ul className="liste-nue">
                {names.map((name) => (
                  <li key={name}>
                    <button type="button" className="editeur__choix" onClick={() => onChoose(name)}>
                      <span>{champsFusion[name].label}</span>{' '}
                      <span className="discret">{valeurFusion(name, donnees) ?? 'Non renseigné'}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
