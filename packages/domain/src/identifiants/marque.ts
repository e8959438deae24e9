// The portal's colour is written here for e-mails and PDFs, which read no style sheet; a test keeps it equal to the
// screen's.
export const couleurMarque = '#0b5061';
