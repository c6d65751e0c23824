/** The screens around a person's profile and consents, as one part of the program: they share most of what they need. */
export { ProfilePageEditScreen } from './profile/profile-page-edit-screen.tsx';
export { RegistrationFormScreen } from './registration-form-screen.tsx';
export { TermsUpdateScreen } from './terms/terms-update-screen.tsx';
