import type { List } from '../phrases.ts';

/** Furniture and devices, which words of the body are said of as well. */
export const things = {
  thing: {
    en: `
      seat
      cylinder
      desktop
      picture
      desk
      laptop
      screen
      monitor
      keyboard
      keybord
      mouse
      chair
      tray
      battery
      lamp
      phone
      camera
      webcam
      touchpad
      trackpad
      printer
      wifi
      computer
      router
      headset
      docking station
      station
      dock
      hub
      adapter
      charger
      speaker
      motor
      caster
      armrest
      pc
      mac
      chromebook
      tablet
      ipad
      stylus
      cable
      cord
      table
      stool
      drawer
      door
      window
      bulb
      ceiling light
      fluorescent tube/light
      plant
      app
      software
      server
      website
      spreadsheet
      vent
      ac
      fan
      #thing
    `,
    es: `
      asiento
      lap
      celu
      escritorio
      pantalla
      teclado
      mouse
      ratón
      silla
      mesa
      batería
      lámpara
      celular
      teléfono
      cámara
      impresora
      computadora
      compu
      laptop
      monitor
      cable
      cajón
      puerta
      ventana
      foco
      sistema
      internet
    `,
  },
  it: {
    en: `
      it
      its
    `,
    es: `
      empieza a
      le dan
      le da
      se
    `,
  },
} as const satisfies Record<string, List>;
