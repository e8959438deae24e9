import type { BureauDossier, ServiceDuBureau } from '@asso/contract/instruction/bureau.schemas';
import { etiquetteMax } from '@asso/domain/instruction/etiquette.rules';
import { type FormEvent, useState } from 'react';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { announce } from '../../ui/page/announcer.ts';
import type { BureauDuDossier } from '../dossier/use-bureau-dossier.ts';
import { EtiquettesGestion } from './EtiquettesGestion.tsx';
import '../../ui/table/filter-bar.css';

type EtiquettesPanelProps = {
  bureau: BureauDossier;
  dossier: BureauDuDossier;
  service: ServiceDuBureau | undefined;
};

/** An agent takes labels off the dossier one by one, and adds an existing label of the service or a new one. */
export function EtiquettesPanel({ bureau, dossier, service }: EtiquettesPanelProps) {
  const { etiquettes, rights } = bureau;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isManaging, setIsManaging] = useState(false);
  const remove = async (id: string, nom: string) => {
    const problem = await dossier.detach(id);
    setRefusal(problem?.message ?? null);
    if (!problem) announce(`Étiquette ${nom} retirée.`);
  };
  return (
    <div className="bureau-dossier__etiquettes">
      <p id="etiquettes-titre">Étiquettes{etiquettes.length === 0 && ' : aucune'}</p>
      {etiquettes.length > 0 && (
        <ul className="liste-nue bureau-dossier__liste" aria-labelledby="etiquettes-titre">
          {etiquettes.map(({ id, nom }) => (
            <li key={id}>
              {rights.etiqueter ? (
                <button
                  type="button"
                  className="fr-tag fr-tag--dismiss fr-tag--sm"
                  aria-label={`Retirer l’étiquette ${nom}`}
                  onClick={() => remove(id, nom)}
                >
                  {nom}
                </button>
              ) : (
                <span className="fr-tag fr-tag--sm">{nom}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {rights.etiqueter && service && (
        <MenuButton
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          label="Ajouter une étiquette"
          panelClassName="filtres__panneau"
        >
          {(close) => (
            <Ajout
              proposees={service.etiquettes.filter(({ id }) => !etiquettes.some((one) => one.id === id))}
              dossier={dossier}
              onDone={close}
            />
          )}
        </MenuButton>
      )}
      {rights.etiqueter && service && service.etiquettes.length > 0 && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
          onClick={() => setIsManaging(true)}
        >
          Gérer les étiquettes
        </button>
      )}
      {isManaging && service && <EtiquettesGestion service={service} onClose={() => setIsManaging(false)} />}
      {refusal !== null && <p className="fr-error-text">{refusal}</p>}
    </div>
  );
}

type AjoutProps = {
  proposees: ServiceDuBureau['etiquettes'];
  dossier: BureauDuDossier;
  onDone: () => void;
};

function Ajout({ proposees, dossier, onDone }: AjoutProps) {
  const [nom, setNom] = useState('');
  const [error, setError] = useState<string | undefined>();
  const end = (problem: { message: string } | null, added: string) => {
    if (problem) return setError(problem.message);
    announce(`Étiquette ${added} ajoutée.`);
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    end(await dossier.create(nom), nom);
  };
  return (
    <form className="filtres-choix pile pile--serree" noValidate onSubmit={submit}>
      {proposees.length > 0 && (
        <ul className="liste-nue bureau-dossier__liste" aria-label="Étiquettes du service">
          {proposees.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="fr-tag fr-tag--sm"
                onClick={async () => end(await dossier.attach(one.id), one.nom)}
              >
                {one.nom}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextControl
        id={fieldId('etiquette.nom')}
        label="Nouvelle étiquette"
        help="Pour tout votre service. Exemple : jeunes"
        max={etiquetteMax}
        value={nom}
        error={error}
        onChange={(value) => setNom(String(value ?? ''))}
      />
      <p className="filtres-choix__pied">
        <button type="submit" className="fr-btn">
          Créer et ajouter
        </button>
      </p>
    </form>
  );
}
