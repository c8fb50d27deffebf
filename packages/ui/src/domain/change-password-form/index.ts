export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type PasswordChange,
} from './change-password-form';
