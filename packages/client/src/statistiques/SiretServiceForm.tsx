import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';

type SiretServiceFormProps = {
  service: { id: string; nom: string; version: number };
  onSaved: () => void;
};

/** Published files name the granting service by its SIRET, which is asked once where it is missing. */
export function SiretServiceForm({ service, onSaved }: SiretServiceFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [siret, setSiret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await call(openDataEndpoints.saveSiretService, {
      params: { service: service.id },
      body: { siret },
      ifMatch: service.version,
    });
    setIsBusy(false);
    if (outcome.ok) {
      notify('succes', `Le SIRET de ${service.nom} est enregistré.`);
      return onSaved();
    }
    setError(outcome.problem.message);
    field.current?.focus();
  };
  return (
    <form onSubmit={save} noValidate className="pile pile--serree">
      <div className={`fr-input-group${error ? ' fr-input-group--error' : ''}`}>
        <label className="fr-label" htmlFor={id}>
          SIRET de {service.nom}
          <span className="fr-hint-text">
            14 chiffres ; il nomme le service dans le fichier publié. Exemple : 123 456 782 00010.
          </span>
        </label>
        <input
          ref={field}
          id={id}
          className="fr-input champ-siret"
          inputMode="numeric"
          value={siret}
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}-erreur` : undefined}
          onChange={(event) => {
            setSiret(event.target.value);
            setError(null);
          }}
        />
        {error && (
          <p id={`${id}-erreur`} className="fr-error-text">
            {error}
          </p>
        )}
      </div>
      <button type="submit" className="fr-btn fr-btn--secondary" aria-disabled={isBusy}>
        {isBusy ? 'Enregistrement en cours…' : 'Enregistrer le SIRET'}
      </button>
    </form>
  );
}
