import type { BureauDossier, BureauService } from '@asso/contract/instruction/bureau.schemas';
import { etiquetteMax } from '@asso/domain/instruction/etiquette.rules';
import { useState } from 'react';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { announce } from '../../ui/page/announcer.ts';
import type { DossierBureauRead } from '../dossier/use-bureau-dossier.ts';
import { EtiquettesGestion } from './EtiquettesGestion.tsx';
import '../../ui/table/filter-bar.css';

type EtiquettesPanelProps = {
  bureau: BureauDossier;
  dossier: DossierBureauRead;
  service: BureauService | undefined;
};

/**
 * Shows the labels of the dossier: an agent takes them off one by one, and adds an existing label of the service or a
 * new one.
 */
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
  proposees: BureauService['etiquettes'];
  dossier: DossierBureauRead;
  onDone: () => void;
};

function Ajout({ proposees, dossier, onDone }: AjoutProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const added = (nom: string) => {
    announce(`Étiquette ${nom} ajoutée.`);
    onDone();
  };
  const saisie = useSaisie({
    name: null,
    value: {} as { nom?: string | null },
    send: async ({ nom }) => {
      const problem = await dossier.create(nom ?? '');
      return problem ? [{ field: 'nom', message: problem.message }] : [];
    },
    onDone: (_, { nom }) => added(nom ?? ''),
  });
  const attach = async (id: string, nom: string) => {
    const problem = await dossier.attach(id);
    setRefusal(problem?.message ?? null);
    if (!problem) added(nom);
  };
  return (
    <div className="filtres-choix pile pile--serree">
      {proposees.length > 0 && (
        <ul className="liste-nue bureau-dossier__liste" aria-label="Étiquettes du service">
          {proposees.map(({ id, nom }) => (
            <li key={id}>
              <button type="button" className="fr-tag fr-tag--sm" onClick={() => attach(id, nom)}>
                {nom}
              </button>
            </li>
          ))}
        </ul>
      )}
      {refusal !== null && <p className="fr-error-text">{refusal}</p>}
      <SaisieForm
        label="Créer et ajouter"
        prefix="etiquette"
        saisie={saisie}
        fields={{
          nom: {
            kind: 'text',
            label: 'Nouvelle étiquette',
            aide: 'Pour tout votre service. Exemple : jeunes',
            max: etiquetteMax,
          },
        }}
      />
    </div>
  );
}
