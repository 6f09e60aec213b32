import { type Tab, Tabs } from '@practice/ui/Tabs';
import { useEffect, useState } from 'react';
import { LoginForm } from './auth/LoginForm.tsx';
import { RegisterForm } from './auth/RegisterForm.tsx';

type Form = 'login' | 'register';

const tabs: readonly Tab<Form>[] = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Register' },
];

/** Login and registration. `?tab=register` opens the second. */
export function AuthForms() {
  const [selected, setSelected] = useState<Form>('login');

  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('tab') === 'register') setSelected('register');
  }, []);

  function select(form: Form) {
    setSelected(form);
    const address = new URL(window.location.href);
    address.searchParams.set('tab', form);
    window.history.replaceState(null, '', address);
  }

  return (
    <Tabs label="Your account" tabs={tabs} selected={selected} onSelect={select}>
      {selected === 'login' ? <LoginForm /> : <RegisterForm />}
    </Tabs>
  );
}
