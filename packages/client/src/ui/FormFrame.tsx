import type { ReactNode, Ref } from 'react';

type FormFrameProps = {
  className?: string;
  /** The name of the form for screen readers, where no title gives one. */
  name?: string | undefined;
  /** Called by the button of the form, or by Enter in one of its fields. */
  onSend: () => unknown;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** A form that the page checks and sends itself: the browser neither checks it in its own words nor leaves the page. */
export const FormFrame = ({ className, name, onSend, children, ref }: FormFrameProps) => (
  <form
    ref={ref}
    className={className}
    aria-label={name}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSend();
    }}
  >
    {children}
  </form>
);
