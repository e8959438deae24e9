import { Link } from './Link.tsx';
import { medium, useMedia } from './page/use-media.ts';
import { type StepLink, stepStatusWords } from './step-status.ts';
import './steps.css';

type StepMenuProps = {
  steps: readonly StepLink[];
  current: string;
  /** The label names the menu: « Étapes du dossier ». */
  label: string;
};

/**
 * The menu shown inside a step, with all the steps and their state; below 992 px it only shows the progress and the
 * next step.
 */
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

/** Shows the progress and the next step; the title of the page already names the present step and its rank. */
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
