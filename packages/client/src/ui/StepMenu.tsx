import { Link } from './Link.tsx';
import { type StepLink, stepStatusWords } from './step-status.ts';
import { medium, useMedia } from './use-media.ts';
import './steps.css';

type StepMenuProps = {
  steps: readonly StepLink[];
  current: string;
  /** Names the menu: « Étapes du dossier ». */
  label: string;
};

/** Inside a step: all of them with their state at the side; below 992 px only where we are. */
export function StepMenu(props: StepMenuProps) {
  return useMedia(medium) ? <StepCounter {...props} /> : <StepSideMenu {...props} />;
}

function StepSideMenu({ steps, current, label }: StepMenuProps) {
  return (
    <nav className="menu-etapes" aria-label={label}>
      <ol className="liste-nue">
        {steps.map((step, index) => {
          const name = `${index + 1}. ${step.title}`;
          return (
            <li key={step.id}>
              {step.status === 'pas-encore' && step.id !== current ? (
                <span className="menu-etapes__lien">{name}</span>
              ) : (
                <Link
                  className="menu-etapes__lien"
                  href={step.href}
                  aria-current={step.id === current ? 'step' : undefined}
                >
                  {name}
                </Link>
              )}
              <span className={`etape-etat etape-etat--${step.status}`}>{stepStatusWords[step.status]}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** No words of where one is: the title of the page says the step and its rank. */
function StepCounter({ steps, current }: StepMenuProps) {
  const index = steps.findIndex(({ id }) => id === current);
  const next = steps[index + 1];
  return (
    <div className="fr-stepper">
      <div className="fr-stepper__steps" data-fr-current-step={index + 1} data-fr-steps={steps.length} />
      {next && (
        <p className="fr-stepper__details">
          <span className="fr-text--bold">Étape suivante :</span> {next.title}
        </p>
      )}
    </div>
  );
}
